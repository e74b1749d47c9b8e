import type { Host } from '../storage/host.ts';
import type { PlayerStore } from '../storage/player-store.ts';
import type { JournalChunk, JournalHeader } from '../storage/records.ts';
import { problemOf, type StorageProblem } from '../storage/storage-failure.ts';

/** What a writer needs of its player's store. */
export type JournalStore = Pick<PlayerStore, 'appendJournal' | 'openJournal'>;

/** Appends within this time go into one write (protocol, "Recording a game"). */
export const COALESCE_MS = 250;

/**
 * Writes one run's journal, strictly in order: the header, then chunk after chunk. A write that fails is tried again with the
 * next one. Play never waits, and the run itself is in memory, so after a failure the run merely cannot be resumed.
 */
export class JournalWriter {
  readonly #host: Pick<Host, 'now' | 'after'>;
  readonly #store: JournalStore;
  readonly #header: JournalHeader;
  #opened = false;
  #next = 1;
  #gathered = '';
  #unwritten: readonly JournalChunk[] = [];
  #cancel: (() => void) | undefined;
  #tail: Promise<void> = Promise.resolve();
  #stopped = false;
  #problem: StorageProblem | undefined;

  constructor(host: Pick<Host, 'now' | 'after'>, store: JournalStore, header: JournalHeader) {
    this.#host = host;
    this.#store = store;
    this.#header = header;
  }

  get problem(): StorageProblem | undefined {
    return this.#problem;
  }

  /** Opens the journal. Resolves with the chunks that an earlier engine wrote. */
  async open(): Promise<readonly JournalChunk[]> {
    const chunks = await this.#guard(() => this.#store.openJournal(this.#header));
    this.#opened = chunks !== undefined;
    this.resumeAfter(chunks ?? []);
    return chunks ?? [];
  }

  /** Continues a journal that has these chunks already. */
  resumeAfter(chunks: readonly JournalChunk[]): void {
    this.#opened ||= chunks.length > 0;
    this.#next = chunks.length + 1;
  }

  /** Takes entries in packed form (shared/games/kit/log.ts), to be written within 250 ms. */
  add(packed: string): void {
    if (this.#stopped) return;
    this.#gathered += packed;
    this.#cancel ??= this.#host.after(COALESCE_MS, () => void this.flush());
  }

  /** Writes the entries that wait. Resolves when they are written or the write has failed. */
  flush(): Promise<void> {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#gather();
    this.#tail = this.#tail.then(() => this.#write());
    return this.#tail;
  }

  /** Writes nothing more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel?.();
    this.#gathered = '';
    this.#unwritten = [];
    await this.#tail;
  }

  #gather(): void {
    if (this.#gathered === '') return;
    const chunk: JournalChunk = {
      sessionId: this.#header.sessionId,
      n: this.#next++,
      packed: this.#gathered,
      writtenMs: this.#host.now(),
    };
    this.#gathered = '';
    this.#unwritten = [...this.#unwritten, chunk];
  }

  async #write(): Promise<void> {
    if (!this.#opened) this.#opened = (await this.#guard(() => this.#store.openJournal(this.#header))) !== undefined;
    while (this.#opened && !this.#stopped) {
      const [chunk, ...rest] = this.#unwritten;
      if (!chunk) return;
      const written = await this.#guard(() => this.#store.appendJournal(chunk));
      if (written === undefined) return;
      if (!written) this.#stopped = true;
      this.#unwritten = this.#unwritten[0] === chunk ? this.#unwritten.slice(1) : rest;
    }
  }

  async #guard<T>(call: () => Promise<T>): Promise<T | undefined> {
    try {
      const value = await call();
      this.#problem = undefined;
      return value;
    } catch (error) {
      this.#problem = problemOf(error) ?? 'storage_blocked';
      return undefined;
    }
  }
}
