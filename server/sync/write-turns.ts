import { atMost } from './limit-concurrency.ts';
import type { Store } from '../database/store.ts';

/**
 * Push transactions of one player under way at once. They wait for each other anyway, at the lock of the player's row; on PostgreSQL
 * each of them holds a connection meanwhile.
 */
export const MAX_WRITES_PLAYER = 3;
/** Push transactions in all on PostgreSQL: less than it has connections, so that whatever holds them up, sign-in and reads go on. */
export const MAX_WRITES_POSTGRES = 6;

type Gate = ReturnType<typeof atMost>;

/** Lets the transactions of pushes through, few at a time. */
export class WriteTurns {
  readonly #players = new Map<string, { readonly gate: Gate; users: number }>();
  readonly #all: Gate | undefined;

  constructor(dialect: Store['dialect']) {
    // SQLite has one writer, and commits those that wait together at once: the more the better.
    this.#all = dialect === 'postgres' ? atMost(MAX_WRITES_POSTGRES) : undefined;
  }

  async run<T>(player: string, work: () => Promise<T>): Promise<T> {
    const own = this.#players.get(player) ?? { gate: atMost(MAX_WRITES_PLAYER), users: 0 };
    this.#players.set(player, own);
    own.users++;
    try {
      const all = this.#all;
      return await own.gate(all ? () => all(work) : work);
    } finally {
      if (--own.users === 0) this.#players.delete(player);
    }
  }
}
