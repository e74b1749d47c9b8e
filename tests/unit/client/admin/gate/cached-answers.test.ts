import { beforeEach, expect, it } from 'vitest';
import { CachedAnswers, cachedAs } from '../../../../../client/admin/gate/cached-answers.ts';
import { openStorage, type TenfoldStorage } from '../../../../../client/storage/open-storage.ts';
import type { PlayerRow } from '../../../../../client/storage/records.ts';
import { FakeDevice } from '../../storage/fake-device.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const STATS = { method: 'GET', path: '/api/admin/stats' } as const;

let storage: TenfoldStorage;
let ada: PlayerRow;

beforeEach(async () => {
  storage = openStorage(new FakeDevice().ports);
  ada = await admin('Ada');
});

async function admin(nickname: string): Promise<PlayerRow> {
  const made = await storage.players.signIn({ accountId: `account-${nickname}`, email: `${nickname}@example.org`, nickname });
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

/** A window of this admin. */
const windowOf = ({ localId }: PlayerRow) => new CachedAnswers(storage.device, localId);

it('What the server said to an admin is kept with its time for the next window, and for nobody else', async () => {
  const ben = await admin('Ben');
  await windowOf(ada).keep(STATS, { users: 4 }, NOW);
  expect(await windowOf(ada).at(STATS.path)).toEqual({ body: { users: 4 }, atMs: NOW });
  expect(await windowOf(ben).at(STATS.path)).toBeUndefined();
});

it('Cached are figures, users, visits, challenges, posts and each that was opened; no search, and nothing that was saved', async () => {
  const paths = ['stats', 'users', 'visits?days=30', 'challenges', 'posts', 'posts/7', 'users?search=eva', 'posts/7/history'];
  for (const path of paths) await windowOf(ada).keep({ method: 'GET', path: `/api/admin/${path}` }, { path }, NOW);
  await windowOf(ada).keep({ method: 'PUT', path: '/api/admin/posts/9' }, {}, NOW);
  const next = windowOf(ada);
  const kept = await Promise.all([...paths, 'posts/9'].map(async (path) => ((await next.at(`/api/admin/${path}`)) ? [path] : [])));
  expect(kept.flat()).toEqual(paths.slice(0, 6));
});

it.each<[what: string, leave: () => Promise<unknown>]>([
  ['signs out', () => storage.players.signOut(ada.localId)],
  ['is removed from the device', () => storage.players.removeFromDevice(ada.localId)],
  ['is no admin any more', () => storage.device.dropAdminReads(ada.localId)],
])('All of it goes when the admin %s, and an answer that comes late leaves nothing', async (_what, leave) => {
  const late = windowOf(ada);
  await windowOf(ada).keep(STATS, { users: 4 }, NOW);
  await leave();
  expect(await windowOf(ada).at(STATS.path)).toBeUndefined();
  if (await storage.device.player(ada.localId).then((row) => row && !row.signedOut)) return;
  await late.keep(STATS, { users: 5 }, NOW);
  expect(await windowOf(ada).at(STATS.path)).toBeUndefined();
});

it('Another admin’s stays when one goes', async () => {
  const ben = await admin('Ben');
  await windowOf(ben).keep(STATS, { users: 4 }, NOW);
  await storage.players.signOut(ada.localId);
  await storage.players.removeFromDevice(ada.localId);
  expect(await windowOf(ben).at(STATS.path)).toMatchObject({ body: { users: 4 } });
});

it('A window has its own answers where storage refuses', async () => {
  const here = windowOf(ada);
  storage.device.keepAdminRead = () => Promise.reject(new Error('full'));
  await expect(here.keep(STATS, { users: 4 }, NOW)).rejects.toThrow('full');
  expect(await here.at(STATS.path)).toMatchObject({ body: { users: 4 } });
});

it('What this build cannot read counts as not kept', () => {
  const read = ({ users }: { readonly [key: string]: unknown }) => (typeof users === 'number' ? users : undefined);
  expect(cachedAs({ body: { users: 4 }, atMs: 1 }, read)).toEqual({ value: 4, atMs: 1 });
  expect(cachedAs({ body: { users: 'four' }, atMs: 1 }, read)).toBeUndefined();
  expect(cachedAs(undefined, read)).toBeUndefined();
});
