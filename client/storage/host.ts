/**
 * What the outside world gives to storage, sync and the engine: passed in, never reached for, so that the simulator and the
 * fake-clock tests can run the same code (protocol, "Storage on the device").
 */
export interface Host {
  /** Milliseconds since the epoch by this device's clock, right or wrong. */
  now(): number;
  /** Minutes east of UTC by this device. */
  utcOffsetMin(): number;
  /** A UUIDv7. */
  newId(): string;
  /** A fraction from 0 to 1, for jitter only. */
  random(): number;
  fetch(path: string, init: HostRequest): Promise<HostResponse>;
  sha256(text: string): Promise<Uint8Array>;
  /** Runs `work` when `ms` have passed; the result cancels it. */
  after(ms: number, work: () => void): () => void;
  /**
   * Runs `work` while holding a lock shared by all pages and workers, or returns undefined at once if it is taken. `alone` is false
   * where there are no locks. A lock ends with its page. Saves work; correctness never depends on it.
   */
  withLock<T>(name: string, work: (alone: boolean) => Promise<T>): Promise<T | undefined>;
  /** Whether somebody holds that lock now; no, where there are no locks. Who asks takes it from nobody. */
  isLocked(name: string): Promise<boolean>;
  /** When the running app was built (ms): the floor of time before the first contact with a server. */
  readonly buildMs: number;
}

export interface HostRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: { readonly [name: string]: string };
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly timeoutMs: number;
}

export interface HostResponse {
  readonly status: number;
  /** The reason phrase, where the protocol still carries one. */
  readonly statusText?: string;
  readonly contentType: string;
  header(name: string): string | undefined;
  text(): Promise<string>;
  bytes(): Promise<Uint8Array>;
}
