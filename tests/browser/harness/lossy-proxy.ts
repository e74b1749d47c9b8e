import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What to do with an answer of the server: pass it on, or cut the connection to the browser (`lose`). */
type Fate = 'deliver' | 'lose';

/**
 * A proxy between browser and server that can lose the server's answers. A route in the browser cannot do that, because it does not see
 * the requests of a service worker.
 */
export class LossyProxy {
  readonly origin: string;
  readonly #server: Server;
  #target = '';
  #fateOf: (path: string) => Promise<Fate> = async () => 'deliver';

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('request', (incoming, outgoing) => this.#pass(incoming, outgoing));
  }

  static async open(): Promise<LossyProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new LossyProxy(server);
  }

  /** The origin to which requests go. */
  set target(origin: string) {
    this.#target = origin.replace('localhost', '127.0.0.1');
  }

  /** The next answer to `path` is held back for `work` and then lost. Resolves when that has happened. */
  loseNext(path: string, work: () => Promise<void>): Promise<void> {
    return new Promise((done) => {
      this.#fateOf = async (asked) => {
        if (asked !== path) return 'deliver';
        this.#fateOf = async () => 'deliver';
        const worked = work();
        done(worked);
        await worked.catch(() => undefined);
        return 'lose';
      };
    });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? '/';
    const options = { method: incoming.method ?? 'GET', headers: incoming.headers, agent: false };
    const onward = request(`${this.#target}${path}`, options, (answer) => void this.#deliver(path, answer, outgoing));
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  async #deliver(path: string, answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    answer.on('error', () => outgoing.destroy());
    if ((await this.#fateOf(path)) === 'lose') return void outgoing.destroy();
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  }
}
