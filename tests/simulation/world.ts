import { Chance } from './chance.ts';
import { History } from './history.ts';

interface Event {
  readonly atMs: number;
  readonly order: number;
  readonly work: () => void;
}

/** Rounds of the event loop without any work under way, after which nothing can happen any more but the next event. */
const QUIET_ROUNDS = 3;

/**
 * Virtual time. Everything that takes time (timers, the network) is an event here; everything that takes work (IndexedDB, the
 * server) is real, and counted, so that the next event comes only when the work of the last has come to rest. One seed, one run.
 */
export class World {
  readonly chance: Chance;
  nowMs: number;
  private readonly events = new Map<number, Event>();
  private order = 0;
  private underWay = 0;
  /** What happened in this run, and how often. */
  readonly figures = new Map<string, number>();
  readonly history: History;

  constructor(seed: string, nowMs: number) {
    this.chance = new Chance(seed);
    this.nowMs = nowMs;
    this.history = new History(nowMs);
  }

  note(who: string, what: string): void {
    this.history.note(this.nowMs, who, what);
  }

  happened(what: string): void {
    this.figures.set(what, (this.figures.get(what) ?? 0) + 1);
  }

  after(ms: number, work: () => void): () => void {
    const order = ++this.order;
    this.events.set(order, { atMs: this.nowMs + Math.max(0, ms), order, work });
    return () => this.events.delete(order);
  }

  /** Resolves when virtual time has passed. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(ms, resolve);
    });
  }

  /** Counts a piece of real work until the result is called. */
  busy(): () => void {
    let done = false;
    this.underWay += 1;
    return () => {
      if (!done) this.underWay -= 1;
      done = true;
    };
  }

  async track<T>(work: Promise<T>): Promise<T> {
    const done = this.busy();
    try {
      return await work;
    } finally {
      done();
    }
  }

  /** Resolves when all work that can go on without an event has done so. */
  async atRest(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_ROUNDS;) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      quiet = this.underWay === 0 ? quiet + 1 : 0;
    }
  }

  /** Lets `ms` pass: runs what falls due, in order, each to its rest. */
  async pass(ms: number): Promise<void> {
    const endMs = this.nowMs + ms;
    await this.atRest();
    for (let next = this.next(); next && next.atMs <= endMs; next = this.next()) {
      this.events.delete(next.order);
      this.nowMs = Math.max(this.nowMs, next.atMs);
      next.work();
      await this.atRest();
    }
    this.nowMs = endMs;
  }

  private next(): Event | undefined {
    let first: Event | undefined;
    for (const event of this.events.values()) {
      if (!first || event.atMs < first.atMs || (event.atMs === first.atMs && event.order < first.order)) first = event;
    }
    return first;
  }
}
