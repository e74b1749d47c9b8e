import { CLASS_TABLES, type ClassTx } from '../../../../client/classroom/storage/class-rows.ts';
import type { ClassDatabase } from '../../../../client/classroom/storage/class-database.ts';
import { MemoryTableTx, type Contents } from '../../../../client/storage/tables/memory-table.ts';

const EMPTY: Contents<unknown> = { rows: new Map(), lastNumber: 0 };

/** A class's database in memory: one transaction after the other, each whole or not at all. */
export function memoryClassDatabase(): ClassDatabase {
  let contents: ReadonlyMap<string, Contents<unknown>> = new Map();
  let queue: Promise<unknown> = Promise.resolve();
  const transact = <T>(work: (tx: ClassTx) => Promise<T>): Promise<T> => {
    const result = queue.then(async () => {
      const tables = Object.entries(CLASS_TABLES).map(
        ([name, table]) => [name, new MemoryTableTx(table, contents.get(name) ?? EMPTY)] as const,
      );
      const value = await work(Object.fromEntries(tables) as unknown as ClassTx);
      contents = new Map(tables.map(([name, table]) => [name, table.contents]));
      return value;
    });
    queue = result.catch(() => undefined);
    return result;
  };
  return {
    read: transact,
    write: transact,
    remove: async () => {
      contents = new Map();
    },
    close: () => {},
  };
}
