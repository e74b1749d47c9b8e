import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { once } from 'node:events';

/** What to do with an answer of the server: pass it on, or cut the connection to the browser (`lose`). */
type Fate = 'deliver' | 'lose';

/** An answer in the place of the server's. */
export interface Foreign {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

/**
 * A proxy between browser and server that can lose the server's answers, or give others. A route in the browser cannot do that, because it does not see
 * the requests of a service worker.
 */
export class LossyProxy {
  readonly origin: string;
  readonly #server: Server;
  readonly #sockets = new Set<Duplex>();
  #target = '';
  #fateOf: (path: string) => Promise<Fate> = async () => 'deliver';
  #portal: (path: string) => Foreign | undefined = () => undefined;

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('request', (incoming, outgoing) => this.#pass(incoming, outgoing));
    server.on('upgrade', (incoming, socket, head) => this.#join(incoming, socket, head));
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

  /** Answers in the server's place from now on, as a captive portal or a filter does, where `portal` has an answer for a path. */
  answerBy(portal: (path: string) => Foreign | undefined): void {
    this.#portal = portal;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? '/';
    const foreign = this.#portal(path);
    if (foreign) return void outgoing.writeHead(foreign.status, foreign.headers).end(foreign.body);
    const options = { method: incoming.method ?? 'GET', headers: incoming.headers, agent: false };
    const onward = request(`${this.#target}${path}`, options, (answer) => void this.#deliver(path, answer, outgoing));
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  /** Joins a connection that is to speak another protocol to one of the server. What goes through it is never lost. */
  #join({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { hostname, port } = new URL(this.#target);
    const onward = connect(Number(port), hostname);
    const headers = rawHeaders.map((text, i) => (i % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
    onward.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
    onward.write(head);
    this.#sockets.add(socket);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      onward.destroy();
    });
    onward.on('close', () => socket.destroy());
    for (const end of [socket, onward]) end.on('error', () => end.destroy());
    socket.pipe(onward).pipe(socket);
  }

  async #deliver(path: string, answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    answer.on('error', () => outgoing.destroy());
    if ((await this.#fateOf(path)) === 'lose') return void outgoing.destroy();
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  }
}
