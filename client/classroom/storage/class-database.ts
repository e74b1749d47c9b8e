import type { Table } from 'dexie';
import { DexieHandle, type StoragePorts } from '../../storage/dexie-handle.ts';
import { DexieTableTx } from '../../storage/tables/dexie-table.ts';
import { schemaOf, type Key } from '../../storage/tables/table.ts';
import { CLASS_TABLES, type ClassTx } from './class-rows.ts';

/** The database of one class; its id names it for ever. */
const classDatabase = (id: string): string => `tenfold-class-${id}`;

/** Where the rows of a class lie: IndexedDB, or memory. A transaction happens as a whole or not at all. */
export interface ClassDatabase {
  read<T>(work: (tx: ClassTx) => Promise<T>): Promise<T>;
  /** What was written has reached the disk. */
  write<T>(work: (tx: ClassTx) => Promise<T>): Promise<T>;
  /** Deletes all of it. Rejects while another tab holds it. */
  remove(): Promise<void>;
  close(): void;
}

type DexieTables = { readonly [name in keyof ClassTx]: Table<unknown, Key> };

const ALL = Object.keys(CLASS_TABLES) as (keyof ClassTx)[];

const txOf = (tables: DexieTables): ClassTx =>
  Object.fromEntries(ALL.map((name) => [name, new DexieTableTx(tables[name])])) as unknown as ClassTx;

/** Database `tenfold-class-<id>`. */
export function openClassDatabase(ports: StoragePorts, id: string): ClassDatabase {
  const handle = new DexieHandle<DexieTables>(ports, classDatabase(id), schemaOf(CLASS_TABLES));
  return {
    read: (work) => handle.read(ALL, (tables) => work(txOf(tables))),
    write: (work) => handle.writeStrict(ALL, (tables) => work(txOf(tables))),
    remove: () => handle.remove(),
    close: () => handle.close(),
  };
}
