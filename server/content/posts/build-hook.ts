import type { FastifyBaseLogger } from 'fastify';
import type { Rebuild } from '../../../shared/contract/posts.ts';

const DEADLINE_MS = 5_000;

/**
 * The operator's build hook (decision S7): an address, known from the settings alone, that is told of each publish by a POST without a
 * body. One try, no redirect, 5 s. Saves that come while one call is under way share the next one, so that there are never two.
 */
export class BuildHook {
  readonly #url: string | undefined;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #deadline: () => AbortSignal;
  #running: Promise<Rebuild> | undefined;
  #next: Promise<Rebuild> | undefined;

  /** @param url undefined: there is none, and nothing is called. @param deadline ends each call */
  constructor(url: string | undefined, log: Pick<FastifyBaseLogger, 'warn'>, deadline = () => AbortSignal.timeout(DEADLINE_MS)) {
    this.#url = url;
    this.#log = log;
    this.#deadline = deadline;
  }

  /** Asks for a rebuild that begins after this call. To be called outside of any transaction: it may take twice the deadline. */
  ask(): Promise<Rebuild> {
    if (this.#next) return this.#next;
    if (!this.#running) return this.#start();
    this.#next = this.#running.then(() => {
      this.#next = undefined;
      return this.#start();
    });
    return this.#next;
  }

  #start(): Promise<Rebuild> {
    const url = this.#url;
    if (url === undefined) return Promise.resolve('none');
    this.#running = this.#call(url).finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** The address is a secret, so nothing of it goes into the log. */
  async #call(url: string): Promise<Rebuild> {
    try {
      const response = await fetch(url, { method: 'POST', redirect: 'manual', signal: this.#deadline() });
      await response.body?.cancel();
      if (response.ok) return 'triggered';
      this.#log.warn({ event: 'rebuild_failed', status: response.status }, 'the build hook refused');
    } catch (error) {
      this.#log.warn({ event: 'rebuild_failed', reason: error instanceof Error ? error.name : 'unknown' }, 'the build hook did not answer');
    }
    return 'failed';
  }
}
