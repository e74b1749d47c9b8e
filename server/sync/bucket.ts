const MINUTE_MS = 60_000;

/** A bucket that fills evenly within a minute. It may be overdrawn by what was known only afterwards; then it fills up from there. */
export class Bucket {
  readonly #size: number;
  #left: number;
  #atMs: number;

  constructor(size: number, nowMs: number) {
    this.#size = size;
    this.#left = size;
    this.#atMs = nowMs;
  }

  /** What is left at this time; below 0 if it was overdrawn. */
  left(nowMs: number): number {
    // A clock that was set back neither fills nor empties it.
    const passedMs = Math.max(0, nowMs - this.#atMs);
    this.#atMs = nowMs;
    this.#left = Math.min(this.#size, this.#left + (passedMs * this.#size) / MINUTE_MS);
    return this.#left;
  }

  use(amount: number, nowMs: number): void {
    this.#left = this.left(nowMs) - amount;
  }

  /** Milliseconds until `amount` is there; what is more than the whole bucket never is, and has to wait for a full one. */
  waitMs(amount: number, nowMs: number): number {
    const missing = Math.min(amount, this.#size) - this.left(nowMs);
    return missing <= 0 ? 0 : (missing * MINUTE_MS) / this.#size;
  }

  /** Whether nothing would change if it were forgotten. */
  isFull(nowMs: number): boolean {
    return this.left(nowMs) >= this.#size;
  }
}
