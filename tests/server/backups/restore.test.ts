import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { administer } from '../../../server/admin/administer.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/index.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { openSqliteFile } from '../../../server/database/sqlite.ts';
import type { Store } from '../../../server/database/store.ts';
import { tombstoneFile, tombstoneFileIn } from '../../../server/deletion/tombstones.ts';
import { configForTest, TEST_NOW } from '../app-for-test.ts';
import { openAccounts, type AccountsApp } from '../auth/accounts-for-test.ts';
import { sqlite } from '../engines.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);
const world = { clock: () => TEST_NOW, random };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenfold-restore-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...words: readonly string[]) => administer(configForTest({ DATA_DIR: folder }), words, world);
const open = (): Promise<Store> => openDatabase({ dataDir: folder }, random);
const openServer = (): Promise<AccountsApp> => openAccounts({ ...sqlite, open });

/** Makes accounts with a server of their own. */
async function signUp(...names: readonly string[]): Promise<void> {
  const server = await openServer();
  for (const name of names) await server.member(`${name.toLowerCase()}@example.org`, name);
  await server.close();
}

async function names(): Promise<readonly string[]> {
  const database = await open();
  const rows = await database.db.selectFrom('profiles').select('username').orderBy('username').execute();
  await database.close();
  return rows.map(({ username }) => username);
}

/** Makes a backup and gives its folder. */
async function backup(): Promise<string> {
  const { lines } = await run('backup');
  const [, place = ''] = /^The backup is in (\S+)\./.exec(lines[0] ?? '') ?? [];
  return place;
}

test('a backup comes back, what was there stays aside, and an account that was deleted since stays deleted', async () => {
  await signUp('Mia', 'Leo');
  const place = await backup();
  await run('delete', 'Leo', '--yes');
  await signUp('Kim');
  const { exitCode, lines } = await run('restore', place);
  const aside = join(folder, 'backups/replaced-2026-11-20T12-00-00.000Z');
  expect({ exitCode, lines }).toEqual({
    exitCode: 0,
    lines: [
      'The backup is restored.',
      'Accounts in it that were deleted since, and are deleted again: 1.',
      `The database that was there before is in ${aside}. Remove it when you no longer need it.`,
      'Start the server. It warns if the keys in the data folder are not those of this database.',
    ],
  });
  expect(await names()).toEqual(['Mia']);
});

test('what was set aside can itself be restored', async () => {
  await signUp('Mia');
  const place = await backup();
  await signUp('Kim');
  await run('restore', join(place, 'tenfold.db'));
  expect(await names()).toEqual(['Mia']);
  const aside = join(folder, 'backups/replaced-2026-11-20T12-00-00.000Z');
  expect(await administer(configForTest({ DATA_DIR: folder }), ['restore', aside], { ...world, clock: () => TEST_NOW + 1 })).toMatchObject({
    exitCode: 0,
  });
  expect(await names()).toEqual(['Kim', 'Mia']);
});

test('deletions outlive a lost list of them: the database that goes and the backup both know some', async () => {
  await signUp('Mia', 'Leo', 'Ann');
  await run('delete', 'Ann', '--yes');
  const place = await backup();
  rmSync(tombstoneFileIn(folder));
  await run('delete', 'Leo', '--yes');
  rmSync(tombstoneFileIn(folder));
  expect(await run('restore', place)).toMatchObject({ exitCode: 0 });
  expect(await names()).toEqual(['Mia']);
  expect(tombstoneFile(tombstoneFileIn(folder)).all()).toHaveLength(2);
});

test('an empty data folder, and one whose database is damaged, take a backup', async () => {
  await signUp('Mia');
  const place = await backup();
  const kept = mkdtempSync(join(tmpdir(), 'tenfold-kept-'));
  copyFileSync(join(place, 'tenfold.db'), join(kept, 'school.db'));
  writeFileSync(join(folder, 'tenfold.db'), 'a shopping list, and a rather long one. '.repeat(1000));
  expect(await run('restore', join(kept, 'school.db'))).toMatchObject({ exitCode: 0 });
  expect(await names()).toEqual(['Mia']);
  rmSync(folder, { recursive: true });
  expect(await run('restore', join(kept, 'school.db'))).toMatchObject({ exitCode: 0 });
  expect(await names()).toEqual(['Mia']);
  rmSync(kept, { recursive: true });
});

test('a backup of an older build is brought up to date', async () => {
  const older = join(folder, 'older.db');
  const store = openSqliteFile(older);
  await migrate(store, migrations.slice(0, -1), random);
  await store.close();
  expect(await run('restore', older)).toMatchObject({ exitCode: 0 });
  const file = new Database(join(folder, 'tenfold.db'), { readonly: true });
  expect(file.prepare('select max(version) from schema_versions').pluck().get()).toBe(migrations.length);
  file.close();
});

test('the files of a server that was killed come back with what only their log has', async () => {
  await signUp('Mia');
  const killed = mkdtempSync(join(tmpdir(), 'tenfold-killed-'));
  const database = await open();
  await database.write((writer) => writer.updateTable('profiles').set({ username: 'Mira' }).execute());
  for (const name of ['tenfold.db', 'tenfold.db-wal']) copyFileSync(join(folder, name), join(killed, name));
  await database.write((writer) => writer.updateTable('profiles').set({ username: 'Mona' }).execute());
  await database.close();
  expect(await run('restore', killed)).toMatchObject({ exitCode: 0 });
  expect(await names()).toEqual(['Mira']);
  rmSync(killed, { recursive: true });
});

test.each([
  ['no file', () => join(folder, 'none.db'), /^There is no backup at .+none\.db\.$/],
  ['another file', () => put('a shopping list, and a rather long one. '.repeat(1000)), /cannot be restored\. The database file is damaged/],
  ['an empty file', () => put(''), /cannot be restored\. The file holds no database of Tenfold\.$/],
  ["another program's database", () => putOther(), /cannot be restored\. The database file does not belong to Tenfold/],
  ['a database of a newer build', () => putNewer(), /cannot be restored\. It is of a newer version of Tenfold/],
])('%s is not restored, and nothing changes', async (_what, make, words) => {
  await signUp('Mia');
  const place = await make();
  const before = readFileSync(join(folder, 'tenfold.db'));
  const { exitCode, lines } = await run('restore', place);
  expect(exitCode).toBe(1);
  expect(lines[0]).toMatch(words);
  expect(readFileSync(join(folder, 'tenfold.db')).equals(before)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([]);
  expect(existsSync(join(folder, 'backups'))).toBe(false);
});

function put(text: string): string {
  writeFileSync(join(folder, 'file.db'), text);
  return join(folder, 'file.db');
}

function putOther(): string {
  const other = new Database(join(folder, 'other.db'));
  other.exec('create table recipes (name text)');
  other.close();
  return join(folder, 'other.db');
}

async function putNewer(): Promise<string> {
  const store = openSqliteFile(join(folder, 'newer.db'));
  await migrate(store, [...migrations, { version: migrations.length + 1, name: 'from the future', up: () => Promise.resolve() }], random);
  await store.close();
  return join(folder, 'newer.db');
}

test('nothing is restored under a running server, and PostgreSQL has its own tools', async () => {
  await signUp('Mia');
  const place = await backup();
  const database = await open();
  expect(await run('restore', place)).toEqual({
    exitCode: 1,
    lines: ['Another Tenfold server is using this database. Stop it first, or set DATA_DIR to another folder.'],
  });
  await database.close();
  expect(
    await administer(configForTest({ DATA_DIR: folder, DATABASE_URL: 'postgres://nobody.invalid/x' }), ['restore', place], world),
  ).toEqual({
    exitCode: 1,
    lines: ['The database is on PostgreSQL. Stop all servers, run pg_restore as "backup" says, and start them.'],
  });
});
