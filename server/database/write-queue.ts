import { setTimeout as pause } from 'node:timers/promises';
import { StoreBusy } from './store.ts';

/** What a group of transactions is committed on: one connection, driven by hand. */
export interface Committer {
  /** Begins to write; false while another program holds the file. It never waits for that: everybody would wait with it. */
  begin(): boolean;
  exec(command: 'commit' | 'rollback' | 'savepoint job' | 'release job' | 'rollback to job'): void;
  readonly inTransaction: boolean;
}

interface Job {
  run(): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** The end of one job inside its group; told to the caller only after the commit. */
type Ending = { readonly value: unknown } | { readonly error: unknown };

/** One turn of the event loop. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const QUIET_TURNS = 2;

/** While another program holds the file it is asked for so often, 5 s in all. Counted and not timed, as below. */
const BEGIN_TRIES = 100;
const BETWEEN_TRIES_MS = 50;
const betweenTries = (): Promise<void> => pause(BETWEEN_TRIES_MS);

/** So many transactions share one commit at most: bounds how long the first one waits for the last. */
const MAX_GROUP = 64;
/**
 * After so many of a group everything else has its turn: none of them waits for anything, so without this the server would answer
 * nobody until the last of 64 full batches is written. Counted and not timed, for a group must not depend on a clock.
 */
const JOBS_A_TURN = 8;

/**
 * Runs write transactions one after another. Those that wait at the same moment share one commit, and so one fsync; each has a
 * savepoint, so that one that fails takes nothing with it. A caller hears of success only after the commit.
 */
export class WriteQueue {
  #waiting: Job[] = [];
  #draining: Promise<void> | undefined;
  readonly #connection: Committer;
  readonly #betweenTries: () => Promise<void>;
  /** How many works are under way that must never meet an open transaction. */
  #watchers = 0;

  /** @param wait between two tries to begin, while another program holds the file */
  constructor(connection: Committer, wait = betweenTries) {
    this.#connection = connection;
    this.#betweenTries = wait;
  }

  /** Runs work that uses the same connection in turns of its own, and so must never find a group half written. */
  async betweenGroups<T>(work: () => Promise<T>): Promise<T> {
    this.#watchers++;
    try {
      // A group that is under way is written to its end by then, for it waits no more once it has begun.
      await turn();
      return await work();
    } finally {
      this.#watchers--;
    }
  }

  /** Resolves when nothing is being written. */
  async idle(): Promise<void> {
    while (this.#draining) await this.#draining;
  }

  add<T>(run: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run, resolve: resolve as (value: unknown) => void, reject });
      this.#draining ??= this.#drain();
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      try {
        await this.#begin();
      } catch (error) {
        // Whoever came meanwhile, too: the next tries are for those who come next, so that nobody waits twice.
        for (const job of this.#waiting.splice(0)) job.reject(error);
        continue;
      }
      await this.#commit(this.#waiting.splice(0, MAX_GROUP));
    }
    this.#draining = undefined;
  }

  /** @throws StoreBusy if another program has held the file all the while; the library's error if it cannot be written to at all. */
  async #begin(): Promise<void> {
    for (let tries = 1; !this.#connection.begin(); tries++) {
      if (tries === BEGIN_TRIES) throw new StoreBusy('Another program holds the database file.');
      await this.#betweenTries();
    }
  }

  /**
   * Every request that is readable already, or that answers what was just committed, gets to hand in its work first, and so into
   * this group: turns of the event loop go by until some bring nothing. A turn with nothing to do takes microseconds, a commit
   * takes a disk. One goes by in any case: however many groups wait, the server answers others between them.
   */
  async #gather(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS;) {
      const before = this.#waiting.length;
      await turn();
      if (this.#waiting.length >= MAX_GROUP) return;
      quiet = this.#waiting.length > before ? 0 : quiet + 1;
    }
  }

  async #commit(group: readonly Job[]): Promise<void> {
    const connection = this.#connection;
    try {
      const endings: Ending[] = [];
      for (const job of group) {
        if (this.#watchers === 0 && endings.length > 0 && endings.length % JOBS_A_TURN === 0) await turn();
        endings.push(await this.#runJob(job, group.length > 1));
      }
      if (connection.inTransaction) connection.exec('commit');
      endings.forEach((ending, i) => ('error' in ending ? group[i]?.reject(ending.error) : group[i]?.resolve(ending.value)));
    } catch (error) {
      if (connection.inTransaction) connection.exec('rollback');
      for (const job of group) job.reject(error);
    }
  }

  async #runJob(job: Job, shared: boolean): Promise<Ending> {
    const connection = this.#connection;
    if (shared) connection.exec('savepoint job');
    try {
      const value = await job.run();
      if (shared) connection.exec('release job');
      return { value };
    } catch (error) {
      // A full disk makes SQLite roll the whole transaction back by itself: then every job of the group is lost.
      if (!connection.inTransaction) throw error;
      if (shared) {
        connection.exec('rollback to job');
        connection.exec('release job');
      } else connection.exec('rollback');
      return { error };
    }
  }
}
