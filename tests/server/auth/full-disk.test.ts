import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../../server/database/store.ts';
import { sqlite } from '../engines.ts';
import { openAccounts, type AccountsApp, type Member } from './accounts-for-test.ts';

/** A store on a disk that can be filled. */
async function onDisk(): Promise<{ readonly store: Store; readonly disk: { isFull: boolean } }> {
  const disk = { isFull: false };
  const store = await sqlite.open();
  const write: Store['write'] = (work) =>
    disk.isFull ? Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })) : store.write(work);
  return { store: { ...store, write }, disk };
}

let server: AccountsApp;
let member: Member;
let disk: { isFull: boolean };
beforeEach(async () => {
  const made = await onDisk();
  disk = made.disk;
  server = await openAccounts({ ...sqlite, open: () => Promise.resolve(made.store) });
  member = await server.member('ada@example.org');
});
afterEach(() => server.close());

const refresh = (refresh_token: unknown) => server.call('POST', '/token?grant_type=refresh_token', { refresh_token });

test('with a full disk a token that was never used reads all that its holder may read', async () => {
  const fresh = await refresh(member.refresh);
  disk.isFull = true;
  const token = String(fresh.body['access_token']);
  expect((await server.call('GET', '/user', undefined, { token })).status).toBe(200);
  const pull = { proto: 2, deviceId: 'phone', limit: 500 };
  const pulled = await server.app.inject({
    method: 'POST',
    url: '/api/sync/pull',
    headers: { authorization: `Bearer ${token}` },
    payload: pull,
  });
  expect(pulled.statusCode).toBe(200);
  const changed = await server.call('PUT', '/user', { data: { theme: 'dark' } }, { token });
  expect([changed.status, changed.headers['retry-after']]).toEqual([503, '5']);
});

test('what could not be noted then is noted with the next request: the parent of the token is theft from there on', async () => {
  const fresh = await refresh(member.refresh);
  const token = String(fresh.body['access_token']);
  disk.isFull = true;
  await server.call('GET', '/user', undefined, { token });
  disk.isFull = false;
  await server.call('GET', '/user', undefined, { token });
  server.clock.now += 11_000;
  const stolen = await refresh(member.refresh);
  expect([stolen.status, stolen.body['code']]).toEqual([400, 'refresh_token_already_used']);
});
