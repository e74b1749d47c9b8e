import { Worker } from 'node:worker_threads';
import type { Checker, TimedCheck } from './checker.ts';
import type { Check, UncheckedItem } from './item-kind.ts';
import { RoundRobin } from './round-robin.ts';

/** One item for the thread, and its answer. */
export interface Asked {
  readonly item: UncheckedItem;
  readonly receivedMs: number;
}
export type Told = { readonly ms: number } & ({ readonly check: Check } | { readonly fault: string });

/** The costliest log that is legal takes some milliseconds. A thread that is not done after this long has met a bug of ours. */
const DEADLINE_MS = 10_000;
const MAX_MEMORY_MB = 128;

interface Job extends Asked {
  readonly resolve: (checked: TimedCheck) => void;
}

/**
 * Checks in a thread of its own, which is started when it is first needed. What befalls the thread is a fault of the item it was at:
 * that item stays queued on its device, and the next one gets a new thread.
 * @param entry where the build put verify-thread.ts
 */
export class ThreadChecker implements Checker {
  readonly #entry: URL;
  readonly #jobs = new RoundRobin<Job>();
  #thread: Worker | undefined;
  #current: { readonly job: Job; readonly deadline: NodeJS.Timeout } | undefined;

  constructor(entry: URL) {
    this.#entry = entry;
  }

  check(player: string, { id, kind, v, payload }: UncheckedItem, receivedMs: number): Promise<TimedCheck> {
    return new Promise((resolve) => {
      // Only what is checked passes over: an item also holds its canonical text.
      this.#jobs.add(player, { item: { id, kind, v, payload }, receivedMs, resolve });
      this.#next();
    });
  }

  /** Called when nobody waits for an answer any more. */
  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #next(): void {
    if (this.#current) return;
    const job = this.#jobs.next();
    if (!job) return;
    const thread = (this.#thread ??= this.#start());
    const deadline = setTimeout(() => void thread.terminate(), DEADLINE_MS);
    this.#current = { job, deadline };
    thread.postMessage({ item: job.item, receivedMs: job.receivedMs } satisfies Asked);
  }

  #start(): Worker {
    const thread = new Worker(this.#entry, { resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB } });
    let trouble: unknown = new Error('The thread that checks logs ended.');
    thread.on('message', (told: Told) => this.#end(told));
    thread.on('error', (error) => (trouble = error));
    thread.on('exit', () => {
      this.#thread = undefined;
      this.#end({ ms: 0, fault: trouble });
    });
    // It keeps no server running that has nothing else to do.
    thread.unref();
    return thread;
  }

  #end(checked: TimedCheck): void {
    const { job, deadline } = this.#current ?? {};
    this.#current = undefined;
    clearTimeout(deadline);
    job?.resolve(checked);
    this.#next();
  }
}
