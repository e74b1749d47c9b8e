import { IDBFactory, IDBKeyRange as KeyRange } from 'fake-indexeddb';
import type { World } from './world.ts';

/** What a device keeps when everything in memory is gone. */
export class Disk {
  readonly factory = new IDBFactory();
}

/**
 * One runtime's way to the disk. It counts every open transaction as work under way, and can be cut at any moment: what was not
 * committed then is undone, and nothing gets through any more, exactly as when a browser is killed.
 */
export class DiskAccess {
  readonly IDBKeyRange = KeyRange as unknown as typeof globalThis.IDBKeyRange;
  readonly indexedDB: globalThis.IDBFactory;
  private readonly world: World;
  private readonly onTick: () => void;
  private readonly transactions = new Set<IDBTransaction>();
  private readonly databases = new Set<IDBDatabase>();
  private cutOff = false;

  /** `onTick` hears of the beginning and the end of every transaction: the moments at which a crash can fall. */
  constructor(disk: Disk, world: World, onTick: () => void = () => {}) {
    this.world = world;
    this.onTick = onTick;
    const { factory } = disk;
    const gated = {
      open: (name: string, version?: number) => this.open(() => factory.open(name, version) as unknown as IDBOpenDBRequest),
      deleteDatabase: (name: string) => factory.deleteDatabase(name),
      databases: () => this.world.track(factory.databases()),
      cmp: (a: unknown, b: unknown) => factory.cmp(a, b),
    };
    this.indexedDB = gated as unknown as globalThis.IDBFactory;
  }

  cut(): void {
    this.cutOff = true;
    for (const transaction of this.transactions) abort(transaction);
    for (const database of this.databases) database.close();
  }

  private open(request: () => IDBOpenDBRequest): IDBOpenDBRequest {
    this.refuseIfCut();
    const done = this.world.busy();
    const opening = request();
    // Dexie keeps a reference to `transaction` from the first of these two events on.
    opening.addEventListener('upgradeneeded', () => this.gate(opening.result));
    opening.addEventListener('success', () => {
      done();
      this.gate(opening.result);
    });
    opening.addEventListener('error', done);
    return opening;
  }

  private gate(database: IDBDatabase): void {
    if (this.cutOff) database.close();
    if (this.databases.has(database)) return;
    this.databases.add(database);
    const original = database.transaction.bind(database);
    database.transaction = (...parts: Parameters<IDBDatabase['transaction']>) => {
      this.refuseIfCut();
      const transaction = original(...parts);
      this.watch(transaction);
      this.onTick();
      return transaction;
    };
  }

  private watch(transaction: IDBTransaction): void {
    const done = this.world.busy();
    const ended = (): void => {
      this.transactions.delete(transaction);
      done();
      this.onTick();
    };
    this.transactions.add(transaction);
    transaction.addEventListener('complete', ended);
    transaction.addEventListener('abort', ended);
  }

  private refuseIfCut(): void {
    if (this.cutOff) throw new DOMException('The device is off', 'AbortError');
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has just been committed: then it is on the disk, and that is as good an end as the other.
  }
}
