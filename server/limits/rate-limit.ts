import { leftMs, passedMs, secondsOf } from '../when.ts';

/** At most `max` counted events per key within any `windowMs`. */
interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * A sliding window for each key, in this process's memory. A limit protects one server's work, so each server has its own, and a
 * restart forgets the counts. It counts events exactly, so that no window ever has more than its maximum. A player's cost in
 * bytes and milliseconds goes into buckets (sync/bucket.ts), which fill evenly and allow twice their size within a window.
 */
export class RateLimiter {
  readonly #limit: Limit;
  /** Milliseconds since the epoch. */
  readonly #clock: () => number;
  readonly #times = new Map<string, number[]>();
  #sweptAt: number;

  constructor(limit: Limit, clock: () => number) {
    this.#limit = limit;
    this.#clock = clock;
    this.#sweptAt = clock();
  }

  /** Whole seconds until the key may act again; 0 if it may now. Counts nothing. */
  waitS(key: string): number {
    const { max, windowMs } = this.#limit;
    const kept = this.#recent(key);
    const oldest = kept[kept.length - max];
    return oldest === undefined ? 0 : Math.max(1, secondsOf(leftMs(oldest, windowMs, this.#clock())));
  }

  /** Counts one event now. Call the result to take it back, if the event turned out well. */
  count(key: string): () => void {
    this.#sweep();
    const at = this.#clock();
    this.#times.set(key, [...this.#recent(key), at].slice(-this.#limit.max));
    return () => {
      const list = this.#times.get(key);
      const index = list?.indexOf(at) ?? -1;
      if (list && index >= 0) list.splice(index, 1);
    };
  }

  #recent(key: string): number[] {
    const kept = (this.#times.get(key) ?? []).filter((at) => passedMs(at, this.#clock()) < this.#limit.windowMs);
    if (kept.length === 0) this.#times.delete(key);
    else this.#times.set(key, kept);
    return kept;
  }

  /** Removes old keys, once per window. */
  #sweep(): void {
    if (passedMs(this.#sweptAt, this.#clock()) < this.#limit.windowMs) return;
    this.#sweptAt = this.#clock();
    for (const key of this.#times.keys()) this.#recent(key);
  }
}
