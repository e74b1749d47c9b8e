import { PLAYER_TABLES } from '../../../client/storage/tables/player-tables.ts';

/** Runs `work` on the tables in one transaction on the disk, and resolves when that is committed. */
export type Transact = (work: (table: (name: string) => IDBObjectStore, commit: () => void) => void) => Promise<void>;

/** A database by the browser's own interface, with the tables and indexes that a player's has, and nothing between. */
export async function bareDatabase(name: string): Promise<(tables: readonly string[], durability: 'strict' | 'relaxed') => Transact> {
  const database = await bareOpen(name, makeTables);
  return (tables, durability) => (work) =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(tables, 'readwrite', { durability });
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
      work(
        (table) => transaction.objectStore(table),
        () => transaction.commit(),
      );
    });
}

/** Opens a database by the browser's own interface. @param make makes its tables, if it is new */
export const bareOpen = (name: string, make?: (database: IDBDatabase) => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => make?.(request.result));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

function makeTables(database: IDBDatabase): void {
  for (const [name, { options }] of Object.entries(PLAYER_TABLES)) {
    const keyPath = typeof options.key === 'string' ? options.key : [...options.key];
    const table = database.createObjectStore(name, { keyPath, autoIncrement: 'numbered' in options });
    const indexes: { readonly [path: string]: { readonly unique?: true } } = 'indexes' in options ? options.indexes : {};
    for (const [path, { unique = false }] of Object.entries(indexes)) table.createIndex(path, path, { unique });
  }
}
