import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';

/** What a transaction's queries go through. */
export type Writer = Kysely<Tables>;

/**
 * The open database. One set of repositories works on both engines through it.
 *
 * - Reads go through `db`. On SQLite that connection cannot write, so that no write escapes `write`.
 * - `write` runs one transaction: all of it is durable when the promise resolves, or nothing happened. On SQLite it begins
 *   immediate, one at a time, and transactions that wait together share one commit, each in a savepoint of its own.
 *   Inside it only queries of the given writer are awaited: anything else would hold up every other write.
 */
export interface Store {
  readonly dialect: Dialect;
  readonly db: Kysely<Tables>;
  write<T>(work: (writer: Writer) => Promise<T>): Promise<T>;
  /** Writes a copy of the database as it is at one moment to a new file, beside the running work. Absent where the database is no file. */
  copyTo?(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Every connection is taken, or another program holds the file, and that did not end in time: the same request may pass later. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
}

/** The connection ended while it was in use. Whether its transaction was committed is not known: the same request may be sent again. */
export class StoreLost extends Error {
  override readonly name = 'StoreLost';
}

/** The database cannot be used as it is found; the message says to an operator what to do. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

/** A server has the database. */
export class DatabaseInUse extends UnusableDatabase {}
