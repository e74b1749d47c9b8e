import { IDBObjectStore } from 'fake-indexeddb';

const WRITES = ['put', 'add', 'delete', 'clear'] as const;

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
  const restore = WRITES.map((name) => {
    const descriptor = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, name) as PropertyDescriptor;
    const write = descriptor.value as (...given: readonly unknown[]) => unknown;
    const value = function (this: IDBObjectStore, ...given: readonly unknown[]): unknown {
      refuse(this);
      return Reflect.apply(write, this, given);
    };
    Object.defineProperty(IDBObjectStore.prototype, name, { ...descriptor, value });
    return () => Object.defineProperty(IDBObjectStore.prototype, name, descriptor);
  });
  return {
    writes: () => writes,
    heal: () => {
      for (const each of restore) each();
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
