import type { Store } from '../../database/store.ts';

/**
 * Push transactions of one player under way at once. On PostgreSQL a second one would hold a connection and wait at the lock of the
 * player's row, and be refused if that takes too long (postgres.ts); here it waits for its turn as long as it takes. On SQLite
 * transactions that wait together share a commit.
 */
const MAX_WRITES_PLAYER = { sqlite: 3, postgres: 1 } as const;
/** Push transactions in all on PostgreSQL: less than it has connections, so that whatever holds them up, sign-in and reads go on. */
const MAX_WRITES_POSTGRES = 6;

type Gate = ReturnType<typeof atMost>;

/** Lets the transactions of pushes through, few at a time. */
export class WriteTurns {
  readonly #players = new Map<string, { readonly gate: Gate; users: number }>();
  readonly #all: Gate | undefined;
  readonly #width: number;

  constructor(dialect: Store['dialect']) {
    this.#width = MAX_WRITES_PLAYER[dialect];
    // SQLite has one writer, and commits those that wait together at once: the more the better.
    this.#all = dialect === 'postgres' ? atMost(MAX_WRITES_POSTGRES) : undefined;
  }

  async run<T>(player: string, work: () => Promise<T>): Promise<T> {
    const own = this.#players.get(player) ?? { gate: atMost(this.#width), users: 0 };
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

/** Runs tasks with at most `width` under way; the rest wait their turn in order. A task that throws frees its place. */
const atMost = (width: number): (<T>(task: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running < width) running += 1;
    else await new Promise<void>((admit) => waiting.push(admit));
  };
  // The place is handed over, not freed, so that nobody slips in between.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
