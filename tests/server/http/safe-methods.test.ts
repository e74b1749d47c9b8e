import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SqliteStore } from '../../../server/database/sqlite.ts';
import { openAccounts, type AccountsApp, type Member } from '../auth/accounts-for-test.ts';
import { sqlite } from '../engines.ts';
import { routesOf } from './routes-of.ts';

/** It uses up a state, which a page of another site cannot know. */
const BY_SECRET: ReadonlySet<string> = new Set(['GET /auth/v1/callback']);

let server: AccountsApp;
let mia: Member;
beforeAll(async () => {
  server = await openAccounts(sqlite);
  mia = await server.member('mia@example.org', 'Mia');
  // The first use of a token is noted.
  await server.call('GET', '/user', undefined, { token: mia.access });
});
afterAll(() => server.close());

const digestOfDatabase = async (): Promise<string> =>
  createHash('sha256')
    .update(await (server.database as SqliteStore).snapshot())
    .digest('hex');

test('nothing is changed by GET, HEAD or OPTIONS, at any route, by whoever is signed in', async () => {
  const paths = [...routesOf(server.app)]
    .filter((route) => route.startsWith('GET ') && !BY_SECRET.has(route))
    .map((route) => route.slice(4));
  expect(paths.length).toBeGreaterThan(10);
  const before = await digestOfDatabase();
  const changing: string[] = [];
  for (const path of paths)
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      const url = `${path.replace('*', '/nothing')}?provider=google&redirect_to=/&call=signup&name=Leo&scope=global&_method=DELETE`;
      await server.app.inject({ method, url, headers: { authorization: `Bearer ${mia.access}`, 'x-http-method-override': 'DELETE' } });
      if ((await digestOfDatabase()) !== before) changing.push(`${method} ${path}`);
    }
  expect(changing).toEqual([]);
});

test('a form of another site changes nothing: its types are refused, and no cookie signs it in', async () => {
  const posts = [...routesOf(server.app)].filter((route) => !route.startsWith('GET ') && route !== 'POST /api/csp-report');
  for (const route of posts) {
    const [method, path = ''] = route.split(' ');
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
      const answer = await server.app.inject({
        method: method as 'POST',
        url: path.replace(':id', '01234567-89ab-4def-8123-456789abcdef'),
        headers: { 'content-type': type, cookie: `access_token=${mia.access}; sb-access-token=${mia.access}` },
        payload: 'email=mia%40example.org',
      });
      expect([route, type, [401, 415].includes(answer.statusCode)]).toEqual([route, type, true]);
    }
  }
});
