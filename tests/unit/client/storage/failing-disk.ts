import { IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';

type Refusal = 'AbortError' | 'QuotaExceededError' | 'UnknownError';

/**
 * A disk that stops taking writes: `from` the nth write on (1 is the next one), for good or for `count` writes. The transaction
 * of a refused write is rolled back, as after a kill or on a full device.
 */
export function failWrites(from: number, { count = Infinity, name = 'AbortError' as Refusal } = {}): { writes(): number; heal(): void } {
  let writes = 0;
  const refuse = (store: IDBObjectStore): void => {
    writes += 1;
    if (writes < from || writes >= from + count) return;
    store.transaction.abort();
    throw new DOMException('the disk stopped', name);
  };
  const { put, add, delete: remove, clear } = IDBObjectStore.prototype;
  const spies = [
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      refuse(this);
      return put.apply(this, given);
    }),
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...given) {
      refuse(this);
      return add.apply(this, given);
    }),
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, ...given) {
      refuse(this);
      return remove.apply(this, given);
    }),
    vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
      refuse(this);
      return clear.call(this);
    }),
  ];
  return {
    writes: () => writes,
    heal: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

/** Repeats a step with the disk dying at its 1st, 2nd, 3rd … write until it survives; `check` runs after each death. */
export async function dieAtEveryWrite(step: () => Promise<unknown>, check: () => Promise<void>): Promise<number> {
  for (let at = 1; ; at++) {
    const disk = failWrites(at);
    let died = false;
    try {
      await step();
    } catch {
      died = true;
    }
    const reached = disk.writes() >= at;
    disk.heal();
    if (!died && !reached) return at - 1;
    await check();
  }
}
