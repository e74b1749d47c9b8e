import type { PlayerDatabase, TxModes } from './player-database.ts';
import { createPlayerStore, type TablePlayerStore } from './player-store.ts';
import { MemoryTableTx, type Contents } from './tables/memory-table.ts';
import { PLAYER_TABLES, type PlayerTx } from './tables/player-tables.ts';

const EMPTY: Contents<unknown> = { rows: new Map(), lastNumber: 0 };

/** A player's database in memory: one transaction after the other, each whole or not at all. */
export class MemoryPlayerDatabase implements PlayerDatabase {
  #contents: ReadonlyMap<string, Contents<unknown>> = new Map();
  #queue: Promise<unknown> = Promise.resolve();

  transact<Mode extends keyof TxModes, T>(_mode: Mode, work: (tx: TxModes[Mode]) => Promise<T>): Promise<T> {
    const result = this.#queue.then(async () => {
      const tables = Object.entries(PLAYER_TABLES).map(
        ([name, table]) => [name, new MemoryTableTx(table, this.#contents.get(name) ?? EMPTY)] as const,
      );
      const value = await work(Object.fromEntries(tables) as unknown as PlayerTx);
      this.#contents = new Map(tables.map(([name, table]) => [name, table.contents]));
      return value;
    });
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async prewarm(): Promise<void> {}

  beforeClosing(_work: () => Promise<void>): () => void {
    return () => {};
  }

  close(): void {}
}

/** A player's store that lives as long as the page: a guest's run, or everything when storage is blocked. */
export const createMemoryStore = (): TablePlayerStore => createPlayerStore(new MemoryPlayerDatabase());
