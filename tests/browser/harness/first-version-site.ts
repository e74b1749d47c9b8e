import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isServicePath } from '../../../shared/address-kinds.ts';
import { unpackApp } from '../../fixtures/app-archive.ts';
import type { ArchivedAnswer } from '../../fixtures/app-archive.ts';
import { fixture } from '../../fixtures/files.ts';

/**
 * An origin that serves the built app of the first version, with its headers of then, and passes other requests to a server of today.
 * `update` passes all requests to that server, as a deployment does.
 */
export class FirstVersionSite {
  readonly origin: string;
  readonly #server: Server;
  readonly #app: ReadonlyMap<string, ArchivedAnswer>;
  #target = '';
  #updated = false;
  #takesPushes = true;

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    this.#app = unpackApp(readFileSync(fixture('app.br')), this.origin);
    server.on('request', (incoming, outgoing) => this.#answer(incoming, outgoing));
  }

  static async open(): Promise<FirstVersionSite> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FirstVersionSite(server);
  }

  /** The origin of the server behind it. */
  set target(origin: string) {
    this.#target = origin.replace('localhost', '127.0.0.1');
  }

  /** Serves the server's own app from now on. */
  update(): void {
    this.#updated = true;
  }

  /**
   * While `takes` is false, pushes are refused for a while, as by a server that is too busy. The while is long, so that none is tried at the
   * moment of an update, which that app could lose by it.
   */
  takePushes(takes: boolean): void {
    this.#takesPushes = takes;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { pathname } = new URL(incoming.url ?? '/', this.origin);
    if (pathname === '/api/sync/push' && !this.#takesPushes) return void outgoing.writeHead(503, { 'retry-after': '60' }).end();
    // The server behind it answers its own addresses, with either app.
    if (this.#updated || isServicePath(pathname)) return this.#pass(incoming, outgoing);
    const isFile = /\.\w+$/.test(pathname);
    const answer = this.#app.get(pathname) ?? (isFile ? undefined : this.#app.get('/app-frame'));
    if (!answer) return void outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.\n');
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const options = { method: incoming.method ?? 'GET', headers: incoming.headers, agent: false };
    const onward = request(`${this.#target}${incoming.url ?? '/'}`, options, (answer) => {
      answer.on('error', () => outgoing.destroy());
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }
}
