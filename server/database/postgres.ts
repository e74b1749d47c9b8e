import { Kysely, PostgresDialect, type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { preparedName } from './prepared-statements.ts';
import type { Tables } from './schema.ts';
import { StoreBusy, StoreLost, type Store } from './store.ts';

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

/** The pool as Kysely uses it. What it says of connections that did not come has no code, only words. */
const poolFor = (pool: pg.Pool): PostgresPool => ({
  end: () => pool.end(),
  async connect() {
    try {
      return new KeepingConnection(await pool.connect());
    } catch (error) {
      const words = error instanceof Error ? error.message : '';
      if (POOL_TIMEOUTS.has(words)) throw new StoreBusy('No database connection came free in time.', { cause: error });
      throw words === LOST_WHILE_CONNECTING ? lost(error) : error;
    }
  },
});

/**
 * A connection that keeps what it makes of statements that come again and again. While it is in use the pool does not hear of its loss
 * (a database that stops or restarts, an operator who ends it, a time limit of the database's own): unheard, it would end the process.
 */
class KeepingConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #isLost = false;
  readonly #onError = (): void => {
    this.#isLost = true;
  };

  constructor(client: pg.PoolClient) {
    this.#client = client;
    client.on('error', this.#onError);
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Nothing here streams.');
    return this.#query(text, values);
  }

  async #query(text: string, values: readonly unknown[]): Promise<unknown> {
    const name = preparedName(text);
    try {
      return await this.#client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    } catch (error) {
      // The driver has only words for it, and others for each query that comes later.
      throw this.#isLost ? lost(error) : error;
    }
  }

  /** The pool makes another in place of a lost one. */
  release(): void {
    this.#client.off('error', this.#onError);
    this.#client.release(this.#isLost);
  }
}

const POOL_TIMEOUTS = new Set(['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout']);
const LOST_WHILE_CONNECTING = 'Connection terminated unexpectedly';

const lost = (cause: unknown) => new StoreLost('The connection to the database was lost.', { cause });

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
