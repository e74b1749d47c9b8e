import { MAX_MOVES } from '../../shared/contract/limits.ts';
import type { AnyGame, LogEntry } from '../../shared/games/kit/game.ts';
import { compactLog, packLog, unpackLog } from '../../shared/games/kit/log.ts';
import { leftRun, type PlayedRun } from '../../shared/games/kit/played-run.ts';
import { seedFromHex } from '../../shared/seed.ts';
import type { JournalHeader } from '../storage/records.ts';

/** The fold of one run. It folds the window's entries with the same rules, and adds no time and no move of its own before the end. */
export class RunFold {
  readonly header: JournalHeader;
  readonly game: AnyGame;
  readonly #entries: LogEntry<unknown>[] = [];
  #state: unknown;

  /** @throws Error if the rules refuse the header's configuration or seed, which the window has checked before. */
  constructor(game: AnyGame, header: JournalHeader) {
    const config = game.parseConfig(header.config);
    const seed = seedFromHex(header.seed);
    if (!config.ok || seed === null) throw new Error(`not a run of ${game.slug}: ${header.sessionId}`);
    this.game = game;
    this.header = { ...header, config: config.value as JournalHeader['config'] };
    this.#state = game.start(config.value, seed);
  }

  get count(): number {
    return this.#entries.length;
  }

  get lastAtMs(): number {
    return this.#entries.at(-1)?.atMs ?? 0;
  }

  get state(): unknown {
    return this.#state;
  }

  /**
   * Folds entries `firstN …` and ignores those it has already. Returns the new ones packed for the journal, to follow the last entry.
   * @throws Error for a gap, RangeError for a time that runs backwards.
   */
  take(firstN: number, entries: readonly LogEntry<unknown>[]): string {
    if (firstN < 1 || firstN > this.count + 1) throw new Error(`entries are missing before ${firstN}: there are ${this.count}`);
    const fresh = entries.slice(this.count - (firstN - 1));
    const packed = packLog(this.game, fresh, this.lastAtMs);
    for (const entry of fresh) this.#fold(entry);
    return packed;
  }

  /**
   * Folds what a journal holds of this run. Must be called before `take`.
   * @throws Error for a malformed log.
   */
  restore(log: string): void {
    const entries = unpackLog(this.game, log);
    if (!entries) throw new Error(`malformed journal: ${this.header.sessionId}`);
    for (const entry of entries) this.#fold(entry);
  }

  /** Whether the run is one at a challenge: it may be left before its end (decision C9). */
  get isAttempt(): boolean {
    return this.header.challenge !== undefined;
  }

  /** What the run comes to: its outcome, or what was reached when the player left it. */
  played(): PlayedRun {
    return leftRun(this.game, this.#state, this.lastAtMs);
  }

  /** Lets the remaining time pass, if the run is not over yet. Returns false if only a move could end the run. */
  runOut(): boolean {
    while (!this.game.isOver(this.#state) && this.count < MAX_MOVES) {
      const dueAt = this.game.dueAt(this.#state);
      if (dueAt === null) break;
      this.#fold({ move: { type: 'tick' }, atMs: Math.max(dueAt, this.lastAtMs) });
    }
    return this.game.isOver(this.#state);
  }

  /** All entries, packed, for a window that resumes the run. */
  wholeLog(): string {
    return packLog(this.game, this.#entries);
  }

  /** The packed log, as the session stores it. */
  log(): string {
    return packLog(this.game, compactLog(this.#entries));
  }

  #fold(entry: LogEntry<unknown>): void {
    this.#entries.push(entry);
    this.#state = this.game.step(this.#state, entry.move, entry.atMs);
  }
}
