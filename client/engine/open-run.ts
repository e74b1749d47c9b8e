import type { AnyGame, LogEntry } from '../../shared/games/kit/game.ts';
import type { Host } from '../storage/host.ts';
import type { KnownTime } from '../storage/known-time.ts';
import type { PlayerStore } from '../storage/player-store.ts';
import type { HandInput, JournalChunk, JournalHeader, MetaRows } from '../storage/records.ts';
import type { KnownHand } from './finish.ts';
import { ignoringStorage } from './ignoring-storage.ts';
import { JournalWriter, type JournalStore } from './journal-writer.ts';
import type { RunOwner, ResumableRun } from './engine.ts';
import { RunFold } from './run-fold.ts';
import { runLock } from './run-lock.ts';
import { ServerTime } from './server-time.ts';

/** A newer app waits for the running game before it upgrades the database, but not for a game without a move for this time, in ms. */
const QUIET_MS = 60_000;

/** What a run needs of its player's store. */
export type RunStore = JournalStore &
  Pick<
    PlayerStore,
    | 'beforeClosing'
    | 'discardJournal'
    | 'enqueue'
    | 'evidence'
    | 'factless'
    | 'finish'
    | 'keepMemory'
    | 'metas'
    | 'openJournals'
    | 'prewarm'
    | 'putFacts'
  >;

/** An open run: its fold, its journal, and the lock that keeps other tabs from playing it. */
export class OpenRun {
  readonly owner: RunOwner;
  readonly store: RunStore;
  readonly fold: RunFold;
  readonly #host: Host;
  readonly #journal: JournalWriter;
  readonly #serverTime: ServerTime;
  #hands: Promise<readonly [MetaRows['hand'] | undefined] | undefined> | undefined;
  #setOver: () => void = () => {};
  readonly #over = new Promise<void>((resolve) => {
    this.#setOver = resolve;
  });
  #ended = false;
  #lastWrittenMs: number;
  #letClose: (() => void) | undefined;

  constructor(host: Host, owner: RunOwner, store: RunStore, game: AnyGame, header: JournalHeader) {
    this.#host = host;
    this.owner = owner;
    this.store = store;
    this.fold = new RunFold(game, header);
    this.#journal = new JournalWriter(host, store, header);
    this.#serverTime = new ServerTime(host, store);
    this.#lastWrittenMs = header.startedMs;
  }

  get header(): JournalHeader {
    return this.fold.header;
  }

  /** Writes the header, and reads what an earlier engine wrote of this run before it died. */
  async open(): Promise<void> {
    this.hold();
    this.restore(await this.#journal.open());
    // If this fails, the finish opens the strict connection itself.
    await this.store.prewarm().catch(() => undefined);
  }

  restore(chunks: readonly JournalChunk[]): void {
    this.fold.restore(chunks.map((chunk) => chunk.packed).join(''));
    this.#journal.resumeAfter(chunks);
    this.#lastWrittenMs = chunks.at(-1)?.writtenMs ?? this.#lastWrittenMs;
  }

  /** What is known of the server's clock. It does not wait for storage that refused this run's journal the last time it was asked. */
  knownTime(): Promise<KnownTime> {
    return this.#serverTime.read(this.#journal.problem === undefined);
  }

  /** What the device has measured of the player's fingers with this input; undefined if nothing, and where storage refuses. */
  async handOf(input: HandInput | undefined): Promise<KnownHand | undefined> {
    const hand = input && (await this.#knownHands())?.[input];
    return input && hand && { input, startMs: hand.startMs, digitMs: hand.digitMs };
  }

  /** Read once: nobody measures fingers in the middle of a run. */
  async #knownHands(): Promise<MetaRows['hand'] | undefined> {
    if (this.#journal.problem === undefined) this.#hands ??= ignoringStorage(() => this.store.metas(['hand']));
    return (await this.#hands)?.[0];
  }

  /** Takes the lock that tells other tabs that this run is being played, and a newer app to wait for its end. */
  hold(): void {
    void this.#host.withLock(runLock(this.header.sessionId), () => this.#over);
    this.#letClose = this.store.beforeClosing(() => this.#untilQuiet());
  }

  record(firstN: number, entries: readonly LogEntry<unknown>[]): void {
    const packed = this.fold.take(firstN, entries);
    if (packed === '') return;
    this.#lastWrittenMs = this.#host.now();
    this.#journal.add(packed);
    // So that the end need not wait for it. What fails here is asked for again there.
    this.knownTime().catch(() => undefined);
    this.#knownHands().catch(() => undefined);
  }

  /** Stops writing the journal. The finish transaction deletes it. */
  stopWriting(): Promise<void> {
    return this.#journal.stop();
  }

  async end(): Promise<void> {
    await this.#journal.stop();
    this.#ended = true;
    this.#letClose?.();
    this.#setOver();
  }

  asResumable(): ResumableRun {
    return { header: this.header, log: this.fold.wholeLog(), lastWrittenMs: this.#lastWrittenMs, openable: true };
  }

  async #untilQuiet(): Promise<void> {
    for (let seen = -1; !this.#ended && seen !== this.fold.count;) {
      seen = this.fold.count;
      await Promise.race([this.#over, this.#pause()]);
    }
    if (!this.#ended) await this.#journal.flush();
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#host.after(QUIET_MS, resolve);
    });
  }
}
