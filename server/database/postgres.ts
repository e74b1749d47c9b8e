import { Kysely, PostgresDialect, type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { nameOfKept } from './kept-statements.ts';
import type { Tables } from './schema.ts';
import { StoreBusy, type Store } from './store.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * What waits for a row longer than this, or works longer than that, is ended and may be tried again (503): a connection that hangs is
 * one that nobody else has.
 */
const LOCK_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 20_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 20_000;
const MAX_TRIES = 3;
/** Serialization failure and deadlock: the same transaction may pass when it is run again. */
const TRANSIENT_CODES = new Set(['40001', '40P01']);

/** Opens a PostgreSQL database; connections are made when they are needed. */
export function openPostgres(url: string): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    types: { getTypeParser },
  });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolFor(pool) }) });
  return {
    dialect: 'postgres',
    db,
    write: (work) => retryTransient(() => db.transaction().execute(work)),
    close: () => db.destroy(),
  };
}

/** The pool as Kysely uses it. What it says when no connection came free, or could be made, in time has no code, only words. */
const poolFor = (pool: pg.Pool): PostgresPool => ({
  end: () => pool.end(),
  async connect() {
    try {
      return new KeepingConnection(await pool.connect());
    } catch (error) {
      throw error instanceof Error && POOL_TIMEOUTS.has(error.message)
        ? new StoreBusy('No database connection came free in time.', { cause: error })
        : error;
    }
  },
});

/** A connection that keeps what it makes of statements that come again and again. */
class KeepingConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Nothing here streams.');
    const name = nameOfKept(text);
    return this.#client.query({ text, values: [...values], ...(name !== undefined && { name }) });
  }

  release(): void {
    this.#client.release();
  }
}

const POOL_TIMEOUTS = new Set(['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout']);

/** Our bigints are times and counters of at most 53 bits; the driver would hand them out as text. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');

async function retryTransient<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      if (tries === MAX_TRIES || code === undefined || !TRANSIENT_CODES.has(code)) throw error;
    }
  }
}
