import type { Host } from '../storage/host.ts';
import { clockOf, type KnownTime } from '../storage/known-time.ts';
import type { PlayerStore } from '../storage/player-store.ts';
import { problemOf } from '../storage/storage-failure.ts';

/** What was read within this time is not read again, in ms by the device's clock. */
const FRESH_MS = 5_000;

/**
 * What a run's device knows of the server's clock (protocol, "Time"). It is asked for while the run is played, so that its end need not
 * wait for storage; after the device's clock was set it is read anew.
 */
export class ServerTime {
  readonly #host: Pick<Host, 'now'>;
  readonly #store: Pick<PlayerStore, 'metas'>;
  #known: KnownTime = {};
  #askedMs = -Infinity;
  #reading: Promise<KnownTime> = Promise.resolve(this.#known);

  constructor(host: Pick<Host, 'now'>, store: Pick<PlayerStore, 'metas'>) {
    this.#host = host;
    this.#store = store;
  }

  /** What is known; if storage refuses, what was known before. @param canRead false where storage is known to refuse */
  read(canRead: boolean): Promise<KnownTime> {
    const nowMs = this.#host.now();
    if (Math.abs(nowMs - this.#askedMs) < FRESH_MS) return this.#reading;
    if (!canRead) return Promise.resolve(this.#known);
    this.#askedMs = nowMs;
    this.#reading = this.#read();
    return this.#reading;
  }

  async #read(): Promise<KnownTime> {
    try {
      this.#known = await clockOf(this.#store);
    } catch (error) {
      this.#askedMs = -Infinity;
      if (problemOf(error) === undefined) throw error;
    }
    return this.#known;
  }
}
