import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BuildHook } from '../../../../server/content/posts/build-hook.ts';
import type { SavedPost } from '../../../../shared/contract/posts.ts';
import { appForTest, configForTest } from '../../app-for-test.ts';
import { callsOn } from './posts-for-test.ts';

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly body: string;
}

let server: Server;
let address: string;
let heard: Heard[];
/** Answers what was heard; by default at once and well. */
let answer: (response: ServerResponse) => void;
const logged: object[] = [];
const log = { warn: (what: object) => void logged.push(what) };

async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const part of request) body += String(part);
  heard.push({ method: request.method, url: request.url, body });
  answer(response);
}

beforeEach(async () => {
  heard = [];
  logged.length = 0;
  answer = (response) => response.end('{}');
  server = createServer((request, response) => void hear(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?secret=1`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

test('a publish is told to the build hook by a POST without a body, a draft and a deletion are not', async () => {
  const running = await appForTest({ config: configForTest({ BUILD_HOOK_URL: address }) });
  const calls = callsOn(running, running.accounts.add('mia', 'admin'));
  const rebuilds: SavedPost['rebuild'][] = [];
  rebuilds.push((await calls.add({ published: false })).body.rebuild);
  expect(heard).toEqual([]);
  rebuilds.push((await calls.change(1, {}, { revision: 1 })).body.rebuild);
  rebuilds.push((await calls.change(1, { title: 'New' }, { revision: 2 })).body.rebuild);
  rebuilds.push((await calls.change(1, { published: false }, { revision: 3 })).body.rebuild);
  await calls.remove(1, { revision: 4 });
  await calls.change(1, {}, { revision: 1 });
  await calls.add({ title: '' });
  expect(rebuilds).toEqual(['none', 'triggered', 'triggered', 'none']);
  const post: Heard = { method: 'POST', url: '/hook?secret=1', body: '' };
  expect(heard).toEqual([post, post]);
  answer = (response) => response.writeHead(500).end();
  const { status, body } = await calls.add();
  expect([status, body.rebuild, (await calls.read(2)).status]).toEqual([201, 'failed', 200]);
  await running.close();
});

test('without a hook nobody is told', async () => {
  expect(await new BuildHook(undefined, log).ask()).toBe('none');
});

test.each<readonly [string, (response: ServerResponse) => void]>([
  ['refuses', (response) => response.writeHead(403).end()],
  ['leads elsewhere', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['hangs up', (response) => response.destroy()],
])('a hook that %s is a failed rebuild, tried once, and its address is in no log', async (_what, does) => {
  answer = does;
  expect(await new BuildHook(address, log).ask()).toBe('failed');
  expect([heard.length, logged.length]).toEqual([1, 1]);
  expect(JSON.stringify(logged)).not.toContain('secret');
});

test('a hook that says nothing until the deadline is a failed rebuild', async () => {
  const deadline = new AbortController();
  answer = () => deadline.abort();
  expect(await new BuildHook(address, log, () => deadline.signal).ask()).toBe('failed');
  expect([heard.length, logged.length]).toEqual([1, 1]);
});

test('saves in a row make no storm: one call at a time, and one after it for all that came meanwhile', async () => {
  const waiting: ServerResponse[] = [];
  answer = (response) => void waiting.push(response);
  const hook = new BuildHook(address, log);
  const asked = Array.from({ length: 20 }, () => hook.ask());
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.end();
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.end();
  expect(await Promise.all(asked)).toEqual(asked.map(() => 'triggered'));
  expect(heard).toHaveLength(2);
  answer = (response) => response.end();
  expect(await hook.ask()).toBe('triggered');
  expect(heard).toHaveLength(3);
});
