import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackup, removeOldest } from '../../../server/backups/backups.ts';
import { backupBeforeUpdate } from '../../../server/backups/before-update.ts';
import { checkCopyHere } from '../../../server/backups/check-copy.ts';
import { dailyBackups } from '../../../server/backups/daily-backups.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/index.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { openSqliteFile } from '../../../server/database/sqlite.ts';
import type { Store } from '../../../server/database/store.ts';
import type { Timers } from '../../../server/http/timers.ts';
import { appForTest, configForTest, TEST_NOW } from '../app-for-test.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);
const DAY_MS = 86_400_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenfold-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const backups = (): readonly string[] => readdirSync(join(folder, 'backups')).sort();
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** The version of the schema that a backup has. */
function versionOf(name: string): unknown {
  const file = new Database(join(folder, 'backups', name, 'tenfold.db'), { readonly: true });
  const version = file.prepare('select max(version) from schema_versions').pluck().get();
  file.close();
  return version;
}

/** A database as a build left it that knew some steps less. */
async function olderBy(steps: number): Promise<void> {
  const store = openSqliteFile(join(folder, 'tenfold.db'));
  await migrate(store, migrations.slice(0, migrations.length - steps), random);
  await store.close();
}

const beforeUpdate = (backupKeep: number, atMs = TEST_NOW) => backupBeforeUpdate({ dataDir: folder, backupKeep }, () => atMs);

test('a new build copies an older database before it changes it, for nobody else to read, and the next start copies nothing', async () => {
  await olderBy(1);
  for (let start = 0; start < 2; start++) await (await openDatabase({ dataDir: folder }, random, beforeUpdate(7))).close();
  expect(backups()).toEqual(['before-update-2026-11-20T12-00-00.000Z']);
  const [name = ''] = backups();
  expect(versionOf(name)).toBe(migrations.length - 1);
  expect([modeOf(join(folder, 'backups', name)), modeOf(join(folder, 'backups', name, 'tenfold.db'))]).toEqual(['700', '600']);
  expect(readdirSync(join(folder, 'backups', name))).toContain('tenfold.db');
});

test('a new database and BACKUP_KEEP=0 bring no backup', async () => {
  await (await openDatabase({ dataDir: folder }, random, beforeUpdate(7))).close();
  rmSync(join(folder, 'tenfold.db'));
  await olderBy(1);
  await (await openDatabase({ dataDir: folder }, random, beforeUpdate(0))).close();
  expect(readdirSync(folder)).not.toContain('backups');
});

test('a start that cannot make the backup changes nothing, and says what to do', async () => {
  await olderBy(1);
  writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
  await expect(openDatabase({ dataDir: folder }, random, beforeUpdate(7))).rejects.toThrow(
    /^The database needs an update, and the backup before it could not be made \(.+\)\. Make room in .+, or set BACKUP_KEEP=0 to update without one\.$/,
  );
  const file = new Database(join(folder, 'tenfold.db'), { readonly: true });
  expect(file.prepare('select max(version) from schema_versions').pluck().get()).toBe(migrations.length - 1);
  file.close();
});

test('a backup whose check fails leaves nothing behind', async () => {
  const database = await openDatabase({ dataDir: folder }, random);
  const checkCopy = () => Promise.reject(new Error('one page is wrong'));
  await expect(makeBackup({ database, dataDir: folder, clock: () => TEST_NOW, checkCopy }, 'asked')).rejects.toThrow('one page is wrong');
  expect(backups()).toEqual([]);
  await database.close();
});

test('a copy is whole only if it is a database of Tenfold, undamaged', async () => {
  writeFileSync(join(folder, 'empty.db'), '');
  await expect(checkCopyHere(join(folder, 'empty.db'))).rejects.toThrow('holds no database of Tenfold');
  writeFileSync(join(folder, 'list.db'), 'a shopping list, and a rather long one. '.repeat(100));
  await expect(checkCopyHere(join(folder, 'list.db'))).rejects.toThrow('damaged');
  await (await openDatabase({ dataDir: folder }, random)).close();
  await expect(checkCopyHere(join(folder, 'tenfold.db'))).resolves.toBeUndefined();
});

test('only the newest of a kind stay, what was asked for stays for ever, and what a crash left goes', () => {
  const asked = '2020-01-01T00-00-00.000Z';
  const days = [1, 2, 3, 4].map((day) => `daily-2026-11-0${day}T03-00-00.000Z`);
  const others = [asked, 'before-update-2020-01-01T00-00-00.000Z', 'replaced-2020-01-01T00-00-00.000Z', 'daily-notes'];
  for (const name of [...days, ...others, 'daily-2026-11-05T03-00-00.000Z.partial'])
    mkdirSync(join(folder, 'backups', name), { recursive: true });
  removeOldest(folder, 'daily', 2, TEST_NOW);
  expect(backups()).toEqual([...others, ...days.slice(2)].sort());
});

/** Timers that a test moves. */
class HandTimers implements Timers {
  look: () => void = () => {};
  after(_ms: number, work: () => void): () => void {
    this.look = work;
    return () => (this.look = () => {});
  }
  every = (): (() => void) => () => {};
}

test('a server makes a backup a day of its own accord, keeps the newest, and tries again after one that failed', async () => {
  const timers = new HandTimers();
  const clock = { now: TEST_NOW };
  const log: string[] = [];
  let checked: () => void = () => {};
  let fault: Error | undefined;
  const checkCopy = async (path: string): Promise<void> => {
    checked();
    if (fault) throw fault;
    await checkCopyHere(path);
  };
  const database: Store = await openDatabase({ dataDir: folder }, random);
  const plugin = dailyBackups({ database, dataDir: folder, clock: () => clock.now, checkCopy, keep: 2, timers });
  const logTo = { write: (line: string) => void log.push(line) };
  const { app } = await appForTest({ database, plugins: [plugin], config: configForTest({ LOG_LEVEL: 'info' }), logTo });
  const looksAt = async (atMs: number): Promise<void> => {
    clock.now = atMs;
    timers.look();
    await expect.poll(() => backups().filter((name) => name.endsWith('.partial'))).toEqual([]);
  };
  await looksAt(TEST_NOW);
  await expect.poll(backups).toEqual(['daily-2026-11-20T12-00-00.000Z']);
  await looksAt(TEST_NOW + DAY_MS - 1);
  expect(backups()).toHaveLength(1);
  fault = new Error('the disk is full');
  const tried = new Promise<void>((resolve) => (checked = resolve));
  await looksAt(TEST_NOW + DAY_MS);
  await tried;
  await expect.poll(backups).toEqual(['daily-2026-11-20T12-00-00.000Z']);
  await expect.poll(() => log.join('')).toContain('"event":"backup_failed"');
  expect(log.join('')).toContain('the disk is full');
  fault = undefined;
  await looksAt(TEST_NOW + DAY_MS + 1);
  await expect.poll(backups).toHaveLength(2);
  await looksAt(TEST_NOW + 3 * DAY_MS);
  await expect.poll(backups).toEqual(['daily-2026-11-21T12-00-00.001Z', 'daily-2026-11-23T12-00-00.000Z']);
  // A clock that was set back for years.
  await looksAt(TEST_NOW - 700 * DAY_MS);
  await expect.poll(backups).toEqual(['daily-2024-12-20T12-00-00.000Z', 'daily-2026-11-23T12-00-00.000Z']);
  await app.close();
  await database.close();
});
