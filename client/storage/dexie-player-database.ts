import type { Table } from 'dexie';
import { DexieHandle, type StoragePorts } from './dexie-handle.ts';
import { playerDatabase, type PlayerDatabase, type TxModes } from './player-database.ts';
import { DexieTableTx } from './tables/dexie-table.ts';
import { PLAYER_TABLES, type PlayerTx } from './tables/player-tables.ts';
import { schemaOf, type Key } from './tables/table.ts';

type DexieTables = { readonly [name in keyof PlayerTx]: Table<unknown, Key> };

const ALL = Object.keys(PLAYER_TABLES) as (keyof PlayerTx)[];

/** Tables that the transaction does not reach refuse every request. */
const txOf = (tables: DexieTables): PlayerTx =>
  Object.fromEntries(ALL.map((name) => [name, new DexieTableTx(tables[name])])) as unknown as PlayerTx;

/** A player's database in IndexedDB: `tenfold-player-<localId>`. */
export class DexiePlayerDatabase implements PlayerDatabase {
  readonly #handle: DexieHandle<DexieTables>;

  constructor(ports: StoragePorts, localId: string) {
    this.#handle = new DexieHandle<DexieTables>(ports, playerDatabase(localId), schemaOf(PLAYER_TABLES));
  }

  transact<Mode extends keyof TxModes, T>(mode: Mode, work: (tx: TxModes[Mode]) => Promise<T>): Promise<T> {
    const bound = (tables: DexieTables) => work(txOf(tables));
    switch (mode) {
      case 'autocommit':
        return this.#handle.run(bound);
      case 'read':
        return this.#handle.read(ALL, bound);
      case 'journal':
        return this.#handle.write(['journal'], bound);
      case 'write':
        return this.#handle.write(ALL, bound);
      case 'strict':
        return this.#handle.writeStrict(ALL, bound);
    }
  }

  prewarm(): Promise<void> {
    return this.#handle.prewarm();
  }

  beforeClosing(work: () => Promise<void>): () => void {
    return this.#handle.beforeClosing(work);
  }

  close(): void {
    this.#handle.close();
  }
}
