import type { PlayerDatabase, TxModes } from '../../../../client/storage/player-database.ts';

/** What one transaction did. */
export interface Watched {
  readonly mode: keyof TxModes;
  /** How many rows of sessions it read: each may have a log. */
  sessionsRead: number;
  /** How many rows it wrote or deleted, of all tables. */
  written: number;
}

type AnyTable = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;

const WRITES: ReadonlySet<string> = new Set(['add', 'put', 'delete']);
const READS: ReadonlySet<string> = new Set(['get', 'getMany', 'range']);

const rowsIn = (found: unknown): number => (Array.isArray(found) ? found.length : 1);

/** A player's database that notes what each transaction does, and may be told to stop before any of them. */
export class WatchedDatabase implements PlayerDatabase {
  readonly done: Watched[] = [];
  /** Called before each transaction; what it throws, the transaction rejects with. */
  before: (number: number) => Promise<void> | void = () => {};
  readonly #inner: PlayerDatabase;

  constructor(inner: PlayerDatabase) {
    this.#inner = inner;
  }

  async transact<Mode extends keyof TxModes, T>(mode: Mode, work: (tx: TxModes[Mode]) => Promise<T>): Promise<T> {
    const watched = { mode, sessionsRead: 0, written: 0 };
    await this.before(this.done.length + 1);
    this.done.push(watched);
    return this.#inner.transact(mode, (tx) => work(watching(tx, watched)));
  }

  prewarm(): Promise<void> {
    return this.#inner.prewarm();
  }

  beforeClosing(work: () => Promise<void>): () => void {
    return this.#inner.beforeClosing(work);
  }

  close(): void {
    this.#inner.close();
  }
}

function watching<Tx extends object>(tx: Tx, watched: Watched): Tx {
  const tables = Object.entries(tx as Readonly<Record<string, object>>);
  return Object.fromEntries(tables.map(([name, table]) => [name, watchedTable(name, table as AnyTable, watched)])) as Tx;
}

const watchedTable = (name: string, table: AnyTable, watched: Watched): AnyTable =>
  new Proxy(table, {
    get:
      (_target, method: string) =>
      async (...given: readonly unknown[]) => {
        if (WRITES.has(method)) watched.written += rowsIn(given[0]);
        const found = await table[method]?.(...given);
        if (READS.has(method) && name === 'sessions') watched.sessionsRead += rowsIn(found);
        return found;
      },
  });
