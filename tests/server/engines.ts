import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { openPostgres } from '../../server/database/postgres.ts';
import { openSqliteMemory } from '../../server/database/sqlite.ts';
import type { Store } from '../../server/database/store.ts';
import { openEmptySqlite } from './empty-sqlite.ts';
import { schemaAddress, TEMPLATE } from './postgres-template.ts';

export interface Engine {
  readonly name: string;
  /** Why suites on it cannot run here, or undefined. */
  readonly missing: string | undefined;
  /** A database without any schema. */
  openEmpty(): Promise<Store>;
  /** An empty database with the current schema. */
  open(): Promise<Store>;
}

/** For what is the same on every engine, such as limits kept in memory. */
export const sqlite: Engine = {
  name: 'SQLite',
  missing: undefined,
  openEmpty: () => Promise.resolve(openSqliteMemory()),
  open: openEmptySqlite,
};

export const postgres: Engine = {
  name: 'PostgreSQL',
  missing: inject('postgresUrl') === undefined ? 'not run: needs PostgreSQL' : undefined,
  openEmpty: async () => openPostgres(await newPostgresSchema()),
  open: async () => openPostgres(await newPostgresSchema(currentSchema)),
};

/** Both engines: every acceptance suite runs on each. */
const engines: readonly Engine[] = [sqlite, postgres];

/** The address of a new, empty database on this run's PostgreSQL server. Making one takes long, and so does deleting its files. */
export async function newPostgresDatabase(): Promise<string> {
  const name = newName();
  return (await tell(`create database ${name}`)).replace('/postgres?', `/${name}?`);
}

const emptySchema = (name: string): string => `create schema ${name}`;
const currentSchema = (name: string): string => inject('postgresTemplate').replaceAll(TEMPLATE, name);

/** The address of a new schema, an empty one if `made` names no other commands: to whoever uses no other it is a database of its own. */
export async function newPostgresSchema(made: (name: string) => string = emptySchema): Promise<string> {
  const name = newName();
  return schemaAddress(await tell(made(name)), name);
}

const newName = (): string => `t${randomBytes(8).toString('hex')}`;

/** Gives the server's address. */
async function tell(commands: string): Promise<string> {
  const server = inject('postgresUrl');
  if (server === undefined) throw new Error('There is no PostgreSQL server in this run.');
  const client = new pg.Client(server);
  await client.connect();
  await client.query(commands);
  await client.end();
  return server;
}

/** Declares a suite once for each engine; where an engine cannot be had, the suite is listed as not run. */
export function onEachEngine(name: string, suite: (engine: Engine) => void): void {
  for (const engine of engines) on(engine, name, suite);
}

/**
 * Declares a suite on SQLite; for `npm run release` on each engine. For suites about answers, mails and messages: what they ask of the
 * database is asked of both engines elsewhere.
 */
export function onSqliteFirst(name: string, suite: (engine: Engine) => void): void {
  if (process.env['TEST_DATABASES'] === 'all') onEachEngine(name, suite);
  else on(sqlite, name, suite);
}

function on(engine: Engine, name: string, suite: (engine: Engine) => void): void {
  const title = `${name} on ${engine.name}`;
  if (engine.missing === undefined) describe(title, () => suite(engine));
  else describe.skip(`${title} (${engine.missing})`, () => suite(engine));
}
