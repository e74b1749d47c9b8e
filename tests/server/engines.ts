import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { migrate } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/index.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import { openSqliteMemory } from '../../server/database/sqlite.ts';
import type { Store } from '../../server/database/store.ts';

export interface Engine {
  readonly name: string;
  /** Why suites on it cannot run here, or undefined. */
  readonly missing: string | undefined;
  /** A database without any schema. */
  openEmpty(): Promise<Store>;
  /** An empty database with the current schema. */
  open(): Promise<Store>;
}

const random = (bytes: number): Uint8Array => randomBytes(bytes);

async function migrated(opening: Promise<Store>): Promise<Store> {
  const store = await opening;
  await migrate(store, migrations, random);
  return store;
}

/** For what is the same on every engine, such as limits kept in memory. */
export const sqlite: Engine = {
  name: 'SQLite',
  missing: undefined,
  openEmpty: () => Promise.resolve(openSqliteMemory()),
  open: () => migrated(sqlite.openEmpty()),
};

export const postgres: Engine = {
  name: 'PostgreSQL',
  missing: inject('postgresUrl') === undefined ? 'not run: needs PostgreSQL' : undefined,
  openEmpty: async () => openPostgres(await newPostgresSchema()),
  open: () => migrated(postgres.openEmpty()),
};

/** Both engines: every acceptance suite runs on each. */
const engines: readonly Engine[] = [sqlite, postgres];

/** The address of a new, empty database on this run's PostgreSQL server. Making one takes long, and so does deleting its files. */
export async function newPostgresDatabase(): Promise<string> {
  const name = newName();
  return (await tell(`create database ${name}`)).replace('/postgres?', `/${name}?`);
}

/** The address of a new, empty schema: to whoever uses no other it is a database of its own. */
export async function newPostgresSchema(): Promise<string> {
  const name = newName();
  return `${await tell(`create schema ${name}`)}&options=${encodeURIComponent(`-c search_path=${name}`)}`;
}

const newName = (): string => `t${randomBytes(8).toString('hex')}`;

/** Gives the server's address. */
async function tell(statement: string): Promise<string> {
  const server = inject('postgresUrl');
  if (server === undefined) throw new Error('There is no PostgreSQL server in this run.');
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
  return server;
}

/** Declares a suite once for each engine; where an engine cannot be had, the suite is listed as not run. */
export function onEachEngine(name: string, suite: (engine: Engine) => void): void {
  for (const engine of engines) {
    const title = `${name} on ${engine.name}`;
    if (engine.missing === undefined) describe(title, () => suite(engine));
    else describe.skip(`${title} (${engine.missing})`, () => suite(engine));
  }
}
