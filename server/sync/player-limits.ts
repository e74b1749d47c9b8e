import { Bucket } from './bucket.ts';

/** Batches of one device, and of one player, that may be worked on at once (protocol, "Push"). */
const MAX_IN_FLIGHT_DEVICE = 2;
const MAX_IN_FLIGHT_PLAYER = 4;
/** Pulls of one player that may be worked on at once. */
const MAX_PULLS = 2;
/**
 * Bytes that one player may send at once, and again within each minute. With what the database adds to them, less than 10 MB are
 * stored for one account in any minute (protocol, "What a player costs"). A backlog of 3,000 games passes at once, a larger one bit by bit.
 */
export const BYTES_A_MINUTE = 3 * 1024 * 1024;
/** What a stored item takes besides its payload: its receipt, and its place in three indexes. */
export const BYTES_A_ROW = 500;
/** Milliseconds of checking that one player may cost at once, and again within each minute. */
export const CHECKING_MS_A_MINUTE = 2_000;
/**
 * So many of them on the thread that answers everybody, not counting what a usual game takes; after that a player's games are checked
 * apart.
 */
export const CHECKING_MS_BESIDE_REQUESTS = 50;
export const USUAL_CHECK_MS = 0.25;

const SWEEP_ABOVE = 10_000;

interface Use {
  inFlight: number;
  pulls: number;
  readonly devices: Map<string, number>;
  readonly bytes: Bucket;
  readonly checkingMs: Bucket;
  readonly besideRequestsMs: Bucket;
}

/** A batch that is let in, with what ends it; or the seconds after which to come back. */
export type Entered = (() => void) | number;

/**
 * Counts what each player sends and what checking it costs, so that one that runs wild slows down itself and nobody else. By player
 * and not by device, for anybody can have as many devices as he likes. In memory: a restart forgives.
 */
export class PlayerLimits {
  readonly #uses = new Map<string, Use>();
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Begins a batch of `bytes` bytes of a player's device. */
  enter(player: string, device: string, bytes: number): Entered {
    const nowMs = this.#clock();
    const use = this.#use(player);
    const ofDevice = use.devices.get(device) ?? 0;
    if (use.inFlight >= MAX_IN_FLIGHT_PLAYER || ofDevice >= MAX_IN_FLIGHT_DEVICE) return 1;
    const waitMs = Math.max(use.bytes.waitMs(bytes, nowMs), use.checkingMs.waitMs(0, nowMs));
    if (waitMs > 0) return Math.max(1, Math.ceil(Math.round(waitMs) / 1000));
    use.inFlight++;
    use.devices.set(device, ofDevice + 1);
    use.bytes.use(bytes, nowMs);
    return once(() => leave(use, device));
  }

  /** Begins a pull. */
  enterPull(player: string): Entered {
    const use = this.#use(player);
    if (use.pulls >= MAX_PULLS) return 1;
    use.pulls++;
    return once(() => use.pulls--);
  }

  /** Rows were stored for a player. */
  stored(player: string, rows: number): void {
    this.#use(player).bytes.use(rows * BYTES_A_ROW, this.#clock());
  }

  /** Checking one item took so long; `besideRequests` if it held up the thread that answers everybody. */
  checked(player: string, ms: number, besideRequests: boolean): void {
    const { checkingMs, besideRequestsMs } = this.#use(player);
    checkingMs.use(ms, this.#clock());
    if (besideRequests && ms > USUAL_CHECK_MS) besideRequestsMs.use(ms - USUAL_CHECK_MS, this.#clock());
  }

  /** Whether a player's items may still be checked on the thread that answers everybody. */
  mayCheckBesideRequests(player: string): boolean {
    return this.#use(player).besideRequestsMs.left(this.#clock()) > 0;
  }

  #use(player: string): Use {
    const known = this.#uses.get(player);
    if (known) return known;
    const nowMs = this.#clock();
    if (this.#uses.size > SWEEP_ABOVE) this.#sweep(nowMs);
    const bucket = (size: number): Bucket => new Bucket(size, nowMs);
    const use: Use = {
      inFlight: 0,
      pulls: 0,
      devices: new Map(),
      bytes: bucket(BYTES_A_MINUTE),
      checkingMs: bucket(CHECKING_MS_A_MINUTE),
      besideRequestsMs: bucket(CHECKING_MS_BESIDE_REQUESTS),
    };
    this.#uses.set(player, use);
    return use;
  }

  /** Who is sending nothing and has everything again is as good as a stranger. */
  #sweep(nowMs: number): void {
    for (const [player, { inFlight, pulls, bytes, checkingMs, besideRequestsMs }] of this.#uses) {
      const isIdle = inFlight === 0 && pulls === 0;
      if (isIdle && bytes.isFull(nowMs) && checkingMs.isFull(nowMs) && besideRequestsMs.isFull(nowMs)) this.#uses.delete(player);
    }
  }
}

function leave(use: Use, device: string): void {
  use.inFlight--;
  const left = (use.devices.get(device) ?? 1) - 1;
  if (left > 0) use.devices.set(device, left);
  else use.devices.delete(device);
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}
