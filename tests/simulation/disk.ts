import { IDBFactory, IDBKeyRange as KeyRange } from 'fake-indexeddb';
import type { World } from './world.ts';

/** What clearing a table gives back. */
const CLEARED_BYTES = 5_000;

/** What a device keeps when everything in memory is gone. */
export class Disk {
  readonly factory = new IDBFactory();
  /** What one transaction may still write, in bytes; Infinity while the disk is not full. */
  freeBytes = Infinity;
  readonly #changes = new Map<string, number>();

  /** How often something began or ended that may have changed this database. Between two equal counts it lay there untouched. */
  changes(database: string): number {
    return this.#changes.get(database) ?? 0;
  }

  mayChange(database: string): void {
    this.#changes.set(database, this.changes(database) + 1);
  }
}

/**
 * One runtime's way to the disk. It counts every open transaction as work under way, and can be cut at any moment: what was not
 * committed then is undone, and nothing gets through any more, exactly as when a browser is killed. On a full disk the transaction of
 * a write that does not fit is undone, and says why.
 */
export class DiskAccess {
  readonly IDBKeyRange = KeyRange as unknown as typeof globalThis.IDBKeyRange;
  readonly indexedDB: globalThis.IDBFactory;
  readonly #disk: Disk;
  readonly #world: World;
  readonly #onTick: () => void;
  readonly #transactions = new Set<IDBTransaction>();
  readonly #databases = new Set<IDBDatabase>();
  readonly #limited = new WeakSet<IDBObjectStore>();
  #cutOff = false;

  /** `onTick` hears of the beginning and the end of every transaction: the moments at which a crash can fall. */
  constructor(disk: Disk, world: World, onTick: () => void = () => {}) {
    this.#disk = disk;
    this.#world = world;
    this.#onTick = onTick;
    const { factory } = disk;
    const gated = {
      open: (name: string, version?: number) => this.#open(() => factory.open(name, version) as unknown as IDBOpenDBRequest, name),
      deleteDatabase: (name: string) => this.#delete(name),
      databases: () => this.#world.track(factory.databases()),
      cmp: (a: unknown, b: unknown) => factory.cmp(a, b),
    };
    this.indexedDB = gated as unknown as globalThis.IDBFactory;
  }

  cut(): void {
    this.#cutOff = true;
    for (const transaction of this.#transactions) abort(transaction);
    for (const database of this.#databases) database.close();
  }

  #open(request: () => IDBOpenDBRequest, name: string): IDBOpenDBRequest {
    this.#refuseIfCut();
    const done = this.#world.busy();
    const opening = request();
    for (const moment of ['upgradeneeded', 'success', 'error']) opening.addEventListener(moment, () => this.#disk.mayChange(name));
    // Dexie keeps a reference to `transaction` from the first of these two events on.
    opening.addEventListener('upgradeneeded', () => this.#gate(opening.result));
    opening.addEventListener('success', () => {
      done();
      this.#gate(opening.result);
    });
    opening.addEventListener('error', done);
    return opening;
  }

  #delete(name: string): IDBOpenDBRequest {
    const deleting = this.#disk.factory.deleteDatabase(name) as unknown as IDBOpenDBRequest;
    this.#disk.mayChange(name);
    deleting.addEventListener('success', () => this.#disk.mayChange(name));
    return deleting;
  }

  #gate(database: IDBDatabase): void {
    if (this.#cutOff) database.close();
    if (this.#databases.has(database)) return;
    this.#databases.add(database);
    const original = database.transaction.bind(database);
    database.transaction = (...parts: Parameters<IDBDatabase['transaction']>) => {
      this.#refuseIfCut();
      const transaction = original(...parts);
      this.#watch(transaction);
      if (transaction.mode === 'readwrite') {
        this.#count(database.name, transaction);
        this.#limit(transaction);
      }
      this.#onTick();
      return transaction;
    };
  }

  #watch(transaction: IDBTransaction): void {
    const done = this.#world.busy();
    const ended = (): void => {
      this.#transactions.delete(transaction);
      done();
      this.#onTick();
    };
    this.#transactions.add(transaction);
    transaction.addEventListener('complete', ended);
    transaction.addEventListener('abort', ended);
  }

  #count(database: string, writing: IDBTransaction): void {
    this.#disk.mayChange(database);
    for (const end of ['complete', 'abort']) writing.addEventListener(end, () => this.#disk.mayChange(database));
  }

  /** What one transaction writes must fit. What it replaces is not counted: on a disk that is nearly full small writes go on. */
  #limit(transaction: IDBTransaction): void {
    const original = transaction.objectStore.bind(transaction);
    let taken = 0;
    const take = (value: unknown): void => {
      if (this.#disk.freeBytes === Infinity) return;
      taken += JSON.stringify(value).length;
      if (taken > this.#disk.freeBytes) this.#refuse(transaction);
    };
    transaction.objectStore = (name) => {
      const store = original(name);
      if (this.#limited.has(store)) return store;
      this.#limited.add(store);
      const { put, add, clear } = { put: store.put.bind(store), add: store.add.bind(store), clear: store.clear.bind(store) };
      store.put = (...given) => (take(given[0]), put(...given));
      store.add = (...given) => (take(given[0]), add(...given));
      store.clear = () => ((this.#disk.freeBytes += CLEARED_BYTES), clear());
      return store;
    };
  }

  #refuse(transaction: IDBTransaction): never {
    this.#world.happened('no room');
    abort(transaction);
    throw new DOMException('The disk is full', 'QuotaExceededError');
  }

  #refuseIfCut(): void {
    if (this.#cutOff) throw new DOMException('The device is off', 'AbortError');
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has just been committed: then it is on the disk, and that is as good an end as the other.
  }
}
