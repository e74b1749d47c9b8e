import { mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '../../../server/site/site.ts';
import { TEST_NOW, appForTest, type TestApp } from '../app-for-test.ts';
import { builtClient, NO_POSTS } from './built-client.ts';

const SECRET = 'what nobody may read';

/** Beside the assets that former builds left, and beside the built client. */
const KEPT = [
  'tenfold.db',
  'tenfold.db-wal',
  'keys/accounts.key',
  'keys/secret.js',
  'backups/2026/tenfold.db',
  'secret.js',
  '.env',
  '.git/config',
];

const WAYS_UP = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '%252e%252e%252f', './/../', '..;/', '%00../', '.%2e/'];

let server: TestApp;
let client: Awaited<ReturnType<typeof builtClient>>;
let port: number;
let data: string;
beforeAll(async () => {
  client = await builtClient();
  data = `${client.folder}-data`;
  for (const file of KEPT) {
    await mkdir(`${data}/${file}`.replace(/\/[^/]*$/, ''), { recursive: true });
    await writeFile(`${data}/${file}`, SECRET);
  }
  await mkdir(`${data}/assets`, { recursive: true });
  await writeFile(`${client.folder}/.env`, SECRET);
  await writeFile(`${client.folder}/documents/secret.js`, SECRET);
  const pages = site({
    clientDir: client.folder,
    archiveDir: `${data}/assets`,
    siteUrl: 'http://tenfold.test',
    posts: NO_POSTS,
    clock: () => TEST_NOW,
  });
  server = await appForTest({ plugins: [pages] });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  await client.remove();
  await rm(data, { recursive: true });
});

/** The address goes out as it is: a client library would shorten it first. */
function bodyOf(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('no way through an address leads to the database, its log, its copies, the keys, or a hidden file', async () => {
  const addresses = KEPT.flatMap((file) => [
    `/${file}`,
    ...WAYS_UP.flatMap((up) => [`/assets/${up}${file}`, `/assets/${up}${up}${file}`, `/${up}${basename(data)}/${file}`]),
  ]);
  const shown: string[] = [];
  for (const address of [...addresses, '/documents/secret.js', '/assets/../documents/secret.js', '/.env'])
    if ((await bodyOf(address)).includes(SECRET)) shown.push(address);
  expect(addresses.length).toBeGreaterThan(200);
  expect(shown).toEqual([]);
});
