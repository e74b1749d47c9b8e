import { createHash } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { StoragePorts } from '../../../../client/storage/dexie-handle.ts';
import type { Host } from '../../../../client/storage/host.ts';

interface Timer {
  readonly atMs: number;
  readonly work: () => void;
}

/** A device: a clock that only the test moves, and an IndexedDB of its own that outlives every tab. */
export class FakeDevice implements Host {
  nowMs = Date.UTC(2026, 10, 20, 12);
  offsetMin = 60;
  readonly buildMs = Date.UTC(2026, 10, 20, 1);
  readonly indexedDB = new IDBFactory();
  /** Names of locks that somebody holds. Without Web Locks (`locks` false) everybody may go on. */
  readonly held = new Set<string>();
  locks = true;
  #ids = 0;
  #timers: Timer[] = [];

  now(): number {
    return this.nowMs;
  }

  utcOffsetMin(): number {
    return this.offsetMin;
  }

  newId(): string {
    this.#ids += 1;
    return `0000-id-${this.#ids}`;
  }

  random(): number {
    return 0.5;
  }

  fetch(): Promise<never> {
    return Promise.reject(new Error('storage never fetches'));
  }

  async sha256(text: string): Promise<Uint8Array> {
    return new Uint8Array(createHash('sha256').update(text).digest());
  }

  after(ms: number, work: () => void): () => void {
    const timer = { atMs: this.nowMs + ms, work };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  async withLock<T>(name: string, work: (alone: boolean) => Promise<T>): Promise<T | undefined> {
    if (!this.locks) return work(false);
    if (this.held.has(name)) return undefined;
    this.held.add(name);
    try {
      return await work(true);
    } finally {
      this.held.delete(name);
    }
  }

  isLocked(name: string): Promise<boolean> {
    return Promise.resolve(this.locks && this.held.has(name));
  }

  /** Lets time pass; timers ring in order. */
  pass(ms: number): void {
    const untilMs = this.nowMs + ms;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.nowMs = Math.max(this.nowMs, next.atMs);
      next.work();
    }
    this.nowMs = untilMs;
  }

  get ports(): StoragePorts {
    return { host: this, indexedDB: this.indexedDB, IDBKeyRange };
  }
}
