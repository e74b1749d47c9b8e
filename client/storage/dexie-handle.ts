import { Dexie, type Table, type TransactionMode } from 'dexie';
import { withinDeadline } from './deadline.ts';
import type { Host } from './host.ts';
import { isLostHandle, problemOf, StorageFailure } from './storage-failure.ts';

/** What a database needs from outside. A simulator gives each device a factory of its own; a browser has one. */
export interface StoragePorts {
  readonly host: Pick<Host, 'now' | 'newId' | 'after'>;
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
  readonly page?: SuspendablePage;
}

/** A page that its browser may suspend whole (the back/forward cache), and bring back. What it has under way in the meantime holds up all others. */
export interface SuspendablePage {
  /** While the page is suspended: resolves when it is back. */
  readonly back: () => Promise<void> | undefined;
  /** Calls `work` each time the page is suspended. */
  readonly onSuspend: (work: () => void) => void;
}

/** Index definitions, version by version from 1. A version adds tables or indexes and never takes any away. */
export type Schema<Tables> = readonly { readonly [name in keyof Tables]?: string }[];

type Durability = 'relaxed' | 'strict';

/**
 * One IndexedDB database. Two connections: Dexie sets durability for a whole connection, and only some writes may cost a flush.
 * Both are observable by `liveQuery`. The cache of live queries is off: it shows writes before they are committed.
 */
export class DexieHandle<Tables> {
  readonly #ports: StoragePorts;
  readonly #name: string;
  readonly #schema: Schema<Tables>;
  readonly #open = new Map<Durability, Dexie>();
  readonly #closingWork = new Set<() => Promise<void>>();
  /** Both connections are asked to close; the work is done once. */
  #waiting: Promise<unknown> | undefined;
  /** What is under way in the open connections. */
  readonly #transactions = new Set<IDBTransaction>();
  /** How often the page was suspended. */
  #cuts = 0;
  /** Connections that another tab keeps from opening: it has an earlier version of this database open. Only the first is told so by the browser. */
  readonly #held = new Set<Dexie>();

  constructor(ports: StoragePorts, name: string, schema: Schema<Tables>) {
    this.#ports = ports;
    this.#name = name;
    this.#schema = schema;
    ports.page?.onSuspend(() => this.#cutOff());
  }

  /** Single requests, each its own transaction. */
  run<T>(work: (tables: Tables) => PromiseLike<T>): Promise<T> {
    return this.#attempt('relaxed', (db) => work(tablesOf<Tables>(db)));
  }

  runStrict<T>(work: (tables: Tables) => PromiseLike<T>): Promise<T> {
    return this.#attempt('strict', (db) => work(tablesOf<Tables>(db)));
  }

  read<T>(names: readonly (keyof Tables & string)[], work: (tables: Tables) => PromiseLike<T>): Promise<T> {
    return this.#attempt('relaxed', (db) => transact(db, 'r', names, work));
  }

  write<T>(names: readonly (keyof Tables & string)[], work: (tables: Tables) => PromiseLike<T>): Promise<T> {
    return this.#attempt('relaxed', (db) => transact(db, 'rw', names, work));
  }

  /** Resolves only when the browser says that the data is on the disk. */
  writeStrict<T>(names: readonly (keyof Tables & string)[], work: (tables: Tables) => PromiseLike<T>): Promise<T> {
    return this.#attempt('strict', (db) => transact(db, 'rw', names, work));
  }

  /** Opens the strict connection ahead of its first use, so that the end of a game does not wait for it. */
  async prewarm(): Promise<void> {
    await this.#attempt('strict', (db) => db.open());
  }

  beforeClosing(work: () => Promise<void>): () => void {
    this.#closingWork.add(work);
    return () => this.#closingWork.delete(work);
  }

  /** Deletes the database; rejects with a code while another tab holds it. */
  async remove(): Promise<void> {
    this.close();
    const db = this.#connection('relaxed');
    try {
      await withinDeadline(this.#ports.host, db.delete({ disableAutoOpen: true }));
    } catch (error) {
      throw asFailure(error);
    } finally {
      this.#open.clear();
    }
  }

  close(): void {
    for (const [durability, db] of this.#open) this.#forget(durability, db);
  }

  /** Runs the work; a lost connection is opened anew and the work repeated, once, and as often as the page was suspended meanwhile. */
  async #attempt<T>(durability: Durability, work: (db: Dexie) => PromiseLike<T>): Promise<T> {
    for (let lost = 0; ;) {
      const back = this.#ports.page?.back();
      if (back) await back;
      const db = this.#connection(durability);
      const cuts = this.#cuts;
      try {
        return await this.#inTime(durability, db, work);
      } catch (error) {
        if (cuts !== this.#cuts) continue;
        if (lost > 0 || !isLostHandle(error) || newerIn(error)) throw asFailure(error);
        lost++;
      }
      this.#forget(durability, db);
    }
  }

  #inTime<T>(durability: Durability, db: Dexie, work: (db: Dexie) => PromiseLike<T>): Promise<T> {
    return withinDeadline(this.#ports.host, work(db), () => {
      if (this.#held.size > 0) return 'storage_held';
      // Whatever keeps this connection waiting, the next call has a new one.
      this.#forget(durability, db);
      return 'storage_slow';
    });
  }

  #forget(durability: Durability, db: Dexie): void {
    db.close();
    this.#held.delete(db);
    if (this.#open.get(durability) === db) this.#open.delete(durability);
  }

  #connection(durability: Durability): Dexie {
    const open = this.#open.get(durability);
    if (open) return open;
    const db = new Dexie(this.#name, {
      cache: 'disabled',
      chromeTransactionDurability: durability,
      ...(this.#ports.indexedDB ? { indexedDB: this.#ports.indexedDB } : {}),
      ...(this.#ports.IDBKeyRange ? { IDBKeyRange: this.#ports.IDBKeyRange } : {}),
    });
    // The tables as they are now are enough: from whatever version is there, Dexie makes what is missing. Every version costs as much as all.
    if (this.#schema.length > 0) db.version(this.#schema.length).stores(Object.assign({}, ...this.#schema) as { [name: string]: string });
    db.use({
      stack: 'dbcore',
      name: 'under way',
      create: (core) => ({
        ...core,
        transaction: (...args) => {
          const transaction = core.transaction(...args);
          this.#follow(transaction as IDBTransaction);
          return transaction;
        },
      }),
    });
    // Dexie opens a newer database as it is; this build does not know what its rows mean, so it leaves it alone.
    db.on(
      'ready',
      () => {
        this.#held.delete(db);
        this.#refuseNewer(db);
      },
      true,
    );
    db.on('versionchange', () => {
      void this.#handOver(durability, db);
      return false;
    });
    db.on('blocked', () => {
      this.#held.add(db);
      return false;
    });
    this.#open.set(durability, db);
    return db;
  }

  #refuseNewer(db: Dexie): void {
    const installed = Math.floor(db.backendDB().version / 10);
    if (installed > this.#schema.length) throw new StorageFailure('storage_newer');
  }

  /** A transaction that is open now stays open, and other pages wait for it: it is undone, and its work begins anew when the page is back. */
  #cutOff(): void {
    this.#cuts++;
    for (const transaction of this.#transactions) abort(transaction);
    this.close();
  }

  #follow(transaction: IDBTransaction): void {
    this.#transactions.add(transaction);
    const over = () => this.#transactions.delete(transaction);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, over, { once: true });
  }

  async #handOver(durability: Durability, db: Dexie): Promise<void> {
    this.#waiting ??= Promise.allSettled([...this.#closingWork].map((work) => work()));
    await this.#waiting;
    this.#waiting = undefined;
    this.#forget(durability, db);
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It was over already.
  }
}

function tablesOf<Tables>(db: Dexie): Tables {
  return Object.fromEntries(db.tables.map((table: Table) => [table.name, table])) as Tables;
}

function transact<Tables, T>(
  db: Dexie,
  mode: TransactionMode,
  names: readonly string[],
  work: (tables: Tables) => PromiseLike<T>,
): PromiseLike<T> {
  // Async on purpose: only then does Dexie keep the transaction through native awaits.
  return db.transaction(mode, [...names], async () => work(tablesOf<Tables>(db)));
}

const newerIn = (error: unknown): boolean => problemOf(error) === 'storage_newer';

function asFailure(error: unknown): unknown {
  const code = problemOf(error);
  return code && !(error instanceof StorageFailure) ? new StorageFailure(code, error) : error;
}
