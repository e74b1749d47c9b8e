import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/index.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { openSqliteFile } from '../../../server/database/sqlite.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenfold-db-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (): string => join(folder, 'tenfold.db');

test('the file is opened so that a commit survives a power cut', async () => {
  const store = openSqliteFile(path());
  const values = await store.write(async (writer) => ({
    journal: (await sql<{ journal_mode: string }>`pragma journal_mode`.execute(writer)).rows[0]?.journal_mode,
    synchronous: (await sql<{ synchronous: number }>`pragma synchronous`.execute(writer)).rows[0]?.synchronous,
    keys: (await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(writer)).rows[0]?.foreign_keys,
  }));
  expect(values).toEqual({ journal: 'wal', synchronous: 2, keys: 1 });
  await store.close();
});

test('only the user of the server can read what it keeps, in whatever folder it lies', async () => {
  const store = openSqliteFile(path());
  await store.write((writer) => sql`create table t (a text)`.execute(writer));
  const files = [path(), `${path()}-wal`, `${path()}.lock`];
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  await store.close();
});

test('a second server on the same file is refused with a clear word, and may start when the first has gone', async () => {
  const first = openSqliteFile(path());
  expect(() => openSqliteFile(path())).toThrow('Another Tenfold server is using this database.');
  await first.close();
  const second = openSqliteFile(path());
  await second.close();
});

test('the first start makes the schema, the next finds it', async () => {
  for (let start = 0; start < 2; start++) {
    const store = await openDatabase({ dataDir: folder }, random);
    expect((await store.db.selectFrom('facts').selectAll().execute()).map(({ name }) => name)).toEqual(['epoch']);
    await store.close();
  }
});

test('a database of a newer build is refused and left alone', async () => {
  const store = openSqliteFile(path());
  const next = { version: migrations.length + 1, name: 'from the future', up: () => Promise.resolve() };
  await migrate(store, [...migrations, next], random);
  await expect(migrate(store, migrations, random)).rejects.toThrow(/newer server/);
  await store.close();
});

test('a step that fails half way leaves nothing behind, and the next start takes it again', async () => {
  const store = openSqliteFile(path());
  let broken = true;
  const step = {
    version: migrations.length + 1,
    name: 'breaks once',
    async up({ db }: Parameters<(typeof migrations)[number]['up']>[0]) {
      await db.schema.createTable('half').addColumn('a', 'integer').execute();
      if (broken) throw new Error('the power went out');
    },
  };
  await expect(migrate(store, [...migrations, step], random)).rejects.toThrow('the power went out');
  broken = false;
  await migrate(store, [...migrations, step], random);
  await store.close();
});

test("another program's database is refused", () => {
  const other = new Database(path());
  other.exec('create table recipes (name text)');
  other.close();
  expect(() => openSqliteFile(path())).toThrow('does not belong to Tenfold');
});

test('a file that is no database is refused', () => {
  writeFileSync(path(), 'this is a shopping list, and a rather long one at that. '.repeat(100));
  expect(() => openSqliteFile(path())).toThrow('damaged');
});

test('a value of another type or out of bounds cannot be stored', async () => {
  const store = await openDatabase({ dataDir: folder }, random);
  const insert = (folds: string, seq: number) =>
    store.write((writer) => writer.insertInto('players').values({ id: 'p', seq, folds }).execute());
  await expect(insert('{}', -1)).rejects.toThrow(/CHECK/);
  await expect(insert('{}', 'one' as unknown as number)).rejects.toThrow(/cannot store/);
  await store.close();
});

test('nothing is written past the one way to write', async () => {
  const store = await openDatabase({ dataDir: folder }, random);
  await expect(store.db.deleteFrom('players').execute()).rejects.toThrow(/readonly/);
  await store.close();
});

test('a copy that is made while full groups are written, one after the other, is whole', async () => {
  const store = openSqliteFile(path());
  await store.write((writer) => sql`create table t (n integer)`.execute(writer));
  let isCopied = false;
  const write = async (): Promise<void> => {
    while (!isCopied) await store.write((writer) => sql`insert into t values (1)`.execute(writer));
  };
  const writers = Array.from({ length: 64 }, write);
  await store.copyTo(join(folder, 'copy.db'));
  isCopied = true;
  await Promise.all(writers);
  await store.close();
  const copy = new Database(join(folder, 'copy.db'), { readonly: true });
  // Each group is in the copy as a whole or not at all.
  const rows = copy.prepare('select count(*) from t').pluck().get() as number;
  copy.close();
  expect(rows % 64).toBe(0);
});
