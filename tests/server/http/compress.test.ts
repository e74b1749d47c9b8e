import { execFileSync } from 'node:child_process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../app-for-test.ts';
import { newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

let running: TestApp;
let phone: TestDevice;
beforeEach(async () => {
  running = await appForTest({
    plugins: [
      async (app) => {
        const made = Buffer.from('made once '.repeat(200));
        app.get('/tagged', { config: { access: 'public', compressed: true } }, (_request, reply) => reply.header('etag', '"a"').send(made));
      },
    ],
  });
  phone = await TestDevice.of(running, 'ada');
});
afterEach(() => running.close());

const games = (count: number) => Array.from({ length: count }, () => sessionItem({ id: newId(), owner: 'ada' }));

/** A pull by another device of the same player: it lists everything. */
const pull = (accepted?: string) =>
  running.app.inject({
    method: 'POST',
    url: '/api/sync/pull',
    headers: { authorization: `Bearer ${phone.accessToken}`, ...(accepted !== undefined && { 'accept-encoding': accepted }) },
    payload: { proto: 2, deviceId: 'another', limit: 500 },
  });

it.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['*', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('a long answer goes out in the best coding for "%s"', async (accepted, coding, unpack) => {
  await phone.push(...games(8));
  const plain = (await pull()).body;
  const answer = await pull(accepted);
  expect([answer.statusCode, answer.headers['content-encoding'], answer.headers.vary]).toEqual([200, coding, 'accept-encoding']);
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(unpack(answer.rawPayload).toString()).toBe(plain);
  expect(answer.rawPayload.length).toBeLessThan(plain.length / 2);
});

it.each(['identity', undefined])('a long answer goes out as it is for "%s"', async (accepted) => {
  await phone.push(...games(8));
  const { headers, body } = await pull(accepted);
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding']);
  expect(body.length).toBeGreaterThan(1_000);
});

it('a short answer goes out as it is', async () => {
  const { headers, rawPayload } = await pull('br');
  expect(rawPayload.length).toBeLessThan(1_000);
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding']);
});

it('a compressed answer has a weak tag, and who has it in any coding hears so', async () => {
  const get = (headers: Record<string, string>) => running.app.inject({ url: '/tagged', headers });
  const [plain, packed] = [await get({}), await get({ 'accept-encoding': 'br' })];
  expect([plain.headers.etag, packed.headers.etag]).toEqual(['"a"', 'W/"a"']);
  const again = await get({ 'accept-encoding': 'br' });
  expect(again.rawPayload).toEqual(packed.rawPayload);
  const list = (headers: Record<string, string>) => running.app.inject({ url: '/api/content/challenges', headers });
  const { etag } = (await list({ 'accept-encoding': 'br' })).headers;
  const known = await list({ 'accept-encoding': 'gzip', 'if-none-match': String(etag) });
  expect([known.statusCode, known.headers.vary]).toEqual([304, 'accept-encoding']);
});

it('an answer that may hold a ticket or a token is never compressed: its length would tell of it', async () => {
  const answer = await running.app.inject({
    method: 'POST',
    url: '/api/sync/push',
    headers: { authorization: `Bearer ${phone.ticket}`, 'accept-encoding': 'br, gzip' },
    payload: { proto: 1, batchId: 'batch-1', deviceId: phone.deviceId, deviceNow: 1, items: games(20) },
  });
  expect(answer.rawPayload.length).toBeGreaterThan(1_000);
  expect([answer.statusCode, answer.headers['content-encoding'], answer.headers.vary]).toEqual([200, undefined, undefined]);
  // The routes that compress, by their files: none of sign-in, push or tickets.
  const files = execFileSync('git', ['grep', '--untracked', '-l', 'compressed: true', '--', 'server']).toString().trim().split('\n');
  expect(files).toEqual([
    'server/content/admin-challenges-routes.ts',
    'server/content/challenges-route.ts',
    'server/content/posts/admin-posts-routes.ts',
    'server/content/posts/posts-routes.ts',
    'server/http/api-docs.ts',
    'server/sync/pull.ts',
  ]);
});
