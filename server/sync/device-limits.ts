/** Batches of one device that may be worked on at once (sync.md, "Push"). */
export const MAX_IN_FLIGHT = 2;
/** Bytes that one device may send in a minute: a backlog of 50,000 games passes in one, and a larger one in several. */
export const MAX_BYTES_A_MINUTE = 32 * 1024 * 1024;
const MINUTE_MS = 60_000;
const SWEEP_ABOVE = 10_000;

interface Use {
  inFlight: number;
  bytes: number;
  sinceMs: number;
}

/** Counts what each device is sending, so that one that runs wild slows down itself and nobody else. */
export class DeviceLimits {
  readonly #uses = new Map<string, Use>();
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /**
   * Begins a batch of `bytes` bytes.
   * @returns what ends it again, or the seconds after which to come back.
   */
  enter(device: string, bytes: number): (() => void) | number {
    const use = this.#use(device);
    if (use.inFlight >= MAX_IN_FLIGHT) return 1;
    if (use.bytes + bytes > MAX_BYTES_A_MINUTE) return Math.max(1, Math.ceil((use.sinceMs + MINUTE_MS - this.#clock()) / 1000));
    use.inFlight++;
    use.bytes += bytes;
    return once(() => use.inFlight--);
  }

  #use(device: string): Use {
    const nowMs = this.#clock();
    if (this.#uses.size > SWEEP_ABOVE) this.#sweep(nowMs);
    const use = this.#uses.get(device) ?? { inFlight: 0, bytes: 0, sinceMs: nowMs };
    this.#uses.set(device, use);
    // A clock that was set back must not stretch the minute.
    if (nowMs >= use.sinceMs + MINUTE_MS || nowMs < use.sinceMs) Object.assign(use, { bytes: 0, sinceMs: nowMs });
    return use;
  }

  #sweep(nowMs: number): void {
    for (const [device, use] of this.#uses) if (use.inFlight === 0 && nowMs >= use.sinceMs + MINUTE_MS) this.#uses.delete(device);
  }
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}
