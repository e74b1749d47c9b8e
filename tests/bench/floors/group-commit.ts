import type Database from 'better-sqlite3';

const QUIET_TURNS = 2;

interface Waiting {
  readonly work: () => Promise<void>;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/** Everything that waits at one moment shares one durable commit. Nothing protects one from the failure of another: less is not possible. */
export class GroupCommit {
  readonly #database: Database.Database;
  #waiting: Waiting[] = [];
  #isUnderWay = false;

  constructor(database: Database.Database) {
    this.#database = database;
  }

  add(work: () => Promise<void>): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ work, done, fail });
      if (!this.#isUnderWay) void this.#commitAll();
    });
  }

  async #commitAll(): Promise<void> {
    this.#isUnderWay = true;
    while (this.#waiting.length > 0) {
      await this.#gather();
      const group = this.#waiting.splice(0);
      try {
        this.#database.exec('begin immediate');
        for (const { work } of group) await work();
        this.#database.exec('commit');
        for (const { done } of group) done();
      } catch (error) {
        if (this.#database.inTransaction) this.#database.exec('rollback');
        for (const { fail } of group) fail(error);
      }
    }
    this.#isUnderWay = false;
  }

  /** Until turns of the event loop bring nothing more. */
  async #gather(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS;) {
      const before = this.#waiting.length;
      await new Promise(setImmediate);
      quiet = this.#waiting.length > before ? 0 : quiet + 1;
    }
  }
}
