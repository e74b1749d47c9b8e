import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Load, Sent } from './push-client.ts';

/** What a load took: all of it, and each request. */
export interface Spent {
  readonly ms: number;
  readonly each: readonly number[];
}

/** The sending side, in a thread of its own. */
export class Sender {
  readonly #client = new Worker(new URL('./push-client.js', import.meta.url));

  /** Sends a load. @throws if one of its requests is refused: the figure would be useless. */
  async send(load: Load): Promise<Spent> {
    this.#client.postMessage(load);
    const [sent] = (await once(this.#client, 'message')) as [Sent];
    if ('error' in sent) throw new Error(sent.error);
    return sent;
  }

  async close(): Promise<void> {
    await this.#client.terminate();
  }
}

export async function withSender<T>(work: (sender: Sender) => Promise<T>): Promise<T> {
  const sender = new Sender();
  try {
    return await work(sender);
  } finally {
    await sender.close();
  }
}
