import { randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';
import pg from 'pg';
import type { Item } from '../../../shared/contract/sync.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/index.ts';
import { openPostgres } from '../../../server/database/postgres.ts';
import { openSqliteFile } from '../../../server/database/sqlite.ts';
import type { Store } from '../../../server/database/store.ts';
import { barePostgres, bareSqlite, type BareStore } from '../bare-app.ts';
import { GroupCommit } from './group-commit.ts';
import { ACCOUNT, leastPush, type Kept, type Push, type Run } from './least-push.ts';
import { examined, verified } from './verified.ts';

/**
 * The steps from a bare route to what a push must do, each with all before it:
 * - `bare`: four columns of each item are stored
 * - `hashed`: shape, owner and hash of each item are looked at
 * - `replayed`: each log is replayed
 * - `items`: the account is asked for, and the items are stored in the product's table, with receipts, indexes and constraints
 * - `parts`: the figures of progress that they change are read, counted and written
 */
export const STEPS = ['bare', 'hashed', 'replayed', 'items', 'parts'] as const;
export type Step = (typeof STEPS)[number];

/** @param where an SQLite file, or the address of a PostgreSQL database @param isNamed whether PostgreSQL keeps its plans by statements' names */
export async function leastStore(where: string, step: Step, clock: () => number, isNamed = false): Promise<BareStore> {
  const url = where.startsWith('postgresql:') ? await ownSchema(where) : undefined;
  if (step === 'items' || step === 'parts')
    return url === undefined ? leastSqlite(where, step, clock) : leastPostgres(url, step, clock, isNamed);
  const bare = url === undefined ? bareSqlite(where) : await barePostgres(url);
  return {
    ...bare,
    insert(items) {
      if (step === 'hashed') examined(items);
      if (step === 'replayed') verified(items, clock());
      return bare.insert(items);
    },
  };
}

/** The product's tables, with one account. */
async function prepare(store: Store): Promise<void> {
  await migrate(store, migrations, (bytes) => randomBytes(bytes));
  await store.write((writer) =>
    writer.insertInto('users').values({ id: ACCOUNT, email: 'account@example.org', created_at: 0, updated_at: 0 }).execute(),
  );
  await store.close();
}

async function leastSqlite(file: string, kept: Kept, clock: () => number): Promise<BareStore> {
  await prepare(openSqliteFile(file));
  const { database, commits } = durable(file);
  const statements = new Map<string, Database.Statement>();
  const run: Run = (sql, parameters) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    if (statement.reader) return Promise.resolve(statement.all(...parameters) as Awaited<ReturnType<Run>>);
    statement.run(...parameters);
    return NO_ROWS;
  };
  return storing(
    (items) => {
      const push = pushOf(items, clock(), kept);
      const decided = verified(items, push.receivedMs);
      return commits.add(() => leastPush(run, 'sqlite', decided, push));
    },
    () => void database.close(),
  );
}

const pushOf = (items: readonly Item[], receivedMs: number, kept: Kept): Push => ({ player: items[0]?.owner ?? '', receivedMs, kept });

const NO_ROWS: ReturnType<Run> = Promise.resolve([]);

/** One row of four columns for each item, and one commit for all that wait. */
export function groupedSqlite(file: string, step: 'bare' | 'replayed', clock: () => number): BareStore {
  void bareSqlite(file).close(); // makes the table
  const { database, commits } = durable(file);
  const insert = database.prepare('insert into bare_sessions (player, id, hash, payload) values (?, ?, ?, ?)');
  const one = async (items: readonly Item[]): Promise<void> => {
    for (const { owner, id, hash, payload } of items) insert.run(owner, id, hash, JSON.stringify(payload));
  };
  return storing(
    (items) => {
      if (step === 'replayed') verified(items, clock());
      return commits.add(() => one(items));
    },
    () => void database.close(),
  );
}

function durable(file: string): { readonly database: Database.Database; readonly commits: GroupCommit } {
  const database = new Database(file);
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'wal_autocheckpoint = 4000'])
    database.pragma(setting);
  return { database, commits: new GroupCommit(database) };
}

/** The product's tables and those of other steps may be in the same database. */
async function ownSchema(url: string): Promise<string> {
  const schema = `least_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create schema ${schema}`);
  await client.end();
  return `${url}&options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

async function leastPostgres(url: string, kept: Kept, clock: () => number, isNamed: boolean): Promise<BareStore> {
  await prepare(openPostgres(url));
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const names = new Map<string, string>();
  const nameOf = (sql: string): string => {
    const name = names.get(sql) ?? `s${names.size}`;
    names.set(sql, name);
    return name;
  };
  return storing(
    async (items) => {
      const push = pushOf(items, clock(), kept);
      const decided = verified(items, push.receivedMs);
      const client = await pool.connect();
      const run: Run = async (text, values) =>
        (await client.query<Awaited<ReturnType<Run>>[number]>({ text, values: [...values], ...(isNamed && { name: nameOf(text) }) })).rows;
      try {
        await client.query('begin');
        await leastPush(run, 'postgres', decided, push);
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    () => pool.end(),
  );
}

const storing = (insert: BareStore['insert'], close: BareStore['close']): BareStore => ({
  insert,
  close,
  keep: onlyPushes,
  changes: onlyPushes,
});

const onlyPushes = (): never => {
  throw new Error('Here only pushes are measured.');
};
