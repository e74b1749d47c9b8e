import { sql } from 'kysely';
import { SKEW_MS } from '../when.ts';
import type { Store } from './store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Nothing was stored for so long: the server was off, or its clock runs ahead. */
const LONGEST_PAUSE_MS = 30 * DAY_MS;
/** How many hourly looks a clock that jumped must go on steadily before anything is removed by it: machines set theirs right by then. */
const WATCHED_LOOKS = 24;

/** Where the database says when something happened last. */
const HAPPENED = [
  ['auth_sessions', 'used_at'],
  ['users', 'updated_at'],
  ['tickets', 'issued_ms'],
  ['mail_history', 'touched_at'],
  ['wrong_passwords', 'since'],
  ['wrong_codes', 'touched_at'],
] as const;

/** The newest time at which something happened, as the database has it (ms); undefined if nothing did. */
async function newestStoredMs({ db }: Store): Promise<number | undefined> {
  const times: number[] = [];
  for (const [table, column] of HAPPENED) {
    const newest = sql<{ at: number | null }>`select max(${sql.ref(column)}) as at from ${sql.table(table)}`;
    for (const { at } of (await newest.execute(db)).rows) if (at !== null) times.push(at);
  }
  return times.length === 0 ? undefined : Math.max(...times);
}

/** `back`, `ahead`: the clock has just jumped. `watched`: it did within a day. */
type ClockState = 'steady' | 'watched' | 'back' | 'ahead';

/**
 * Watches a clock from look to look, the first time against the newest time that is stored. What is removed because it looks old is gone
 * for good, so nothing is removed by a clock that has just jumped.
 */
export class ClockWatch {
  #lastMs: number;
  #looksLeft = 0;

  constructor(lastMs: number) {
    this.#lastMs = lastMs;
  }

  look(nowMs: number): ClockState {
    const movedMs = nowMs - this.#lastMs;
    this.#lastMs = nowMs;
    if (movedMs < -SKEW_MS || movedMs > LONGEST_PAUSE_MS) {
      this.#looksLeft = WATCHED_LOOKS;
      return movedMs < 0 ? 'back' : 'ahead';
    }
    this.#looksLeft = Math.max(0, this.#looksLeft - 1);
    return this.#looksLeft === 0 ? 'steady' : 'watched';
  }
}

const JUMPED = {
  back: 'the clock is behind the newest time in the database: it ran ahead before, or it is wrong now',
  ahead: 'nothing was stored for more than a month: the server was off, or its clock runs ahead',
} as const;

interface SweepDeps {
  readonly store: Store;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Told once of a clock that jumped; undefined: another sweep of this server says so. */
  readonly warn: ((details: object, message: string) => void) | undefined;
}

/** Removes what is old each hour, while the clock can be trusted. */
export class HourlySweep {
  readonly #deps: SweepDeps;
  readonly #remove: () => Promise<void>;
  #watch: ClockWatch | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param remove must handle its own failures */
  constructor(deps: SweepDeps, remove: () => Promise<void>) {
    this.#deps = deps;
    this.#remove = remove;
  }

  /** Looks at the clock at once, and sweeps from an hour later on. */
  start(): Promise<void> {
    this.#timer ??= setInterval(() => void this.run(), HOUR_MS).unref();
    return this.#look().then(() => undefined);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** One hour's sweep. */
  async run(): Promise<void> {
    if ((await this.#look()) === 'steady') await this.#remove();
  }

  async #look(): Promise<ClockState> {
    const { store, clock, warn } = this.#deps;
    try {
      this.#watch ??= new ClockWatch((await newestStoredMs(store)) ?? clock());
    } catch {
      // The database is away. The next hour looks again, and nothing is removed meanwhile.
      return 'watched';
    }
    const before = clock();
    const state = this.#watch.look(before);
    if (state === 'back' || state === 'ahead')
      warn?.(
        { event: 'clock_jumped', clock: new Date(before).toISOString() },
        `${JUMPED[state]}. Set it if it is wrong; nothing old is removed for a day`,
      );
    return state;
  }
}
