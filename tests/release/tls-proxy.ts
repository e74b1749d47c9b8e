import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';

/** What operators put before the server: it has the certificate, speaks to the server in the clear, and says for whom. */
export class TlsProxy {
  readonly origin: string;
  readonly #server: Server;
  /** A WebSocket is no connection of the server's any more. */
  readonly #windows = new Set<Duplex>();
  #port = 0;

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `https://localhost:${(server.address() as AddressInfo).port}`;
    server.on('request', (asked, answer) => {
      const passed = request(this.#passedOn(asked), (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    });
    server.on('upgrade', (asked, window) => this.#passSocket(asked, window));
  }

  /** Listens on a free port. @param folder where its certificate may lie. */
  static async start(folder: string): Promise<TlsProxy> {
    const [key, cert] = [`${folder}/key.pem`, `${folder}/cert.pem`];
    const made = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(' ');
    await promisify(execFile)('openssl', [...made, '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert]);
    const server = createServer({ key: await readFile(key), cert: await readFile(cert) });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new TlsProxy(server);
  }

  /** Passes on to a server on this machine. */
  passTo(port: number): void {
    this.#port = port;
  }

  /** Answers nobody from now on. */
  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    for (const window of this.#windows) window.destroy();
    await once(this.#server, 'close');
  }

  #passedOn({ method, url, headers, socket }: IncomingMessage) {
    const said = { 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https', 'x-forwarded-host': headers.host };
    return { host: '127.0.0.1', port: this.#port, method, path: url, headers: { ...headers, ...said } };
  }

  #passSocket(asked: IncomingMessage, window: Duplex): void {
    this.#windows.add(window);
    const { method, path, headers } = this.#passedOn(asked);
    const site = connect(this.#port, '127.0.0.1', () => {
      const lines = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${String(value)}`]));
      site.write([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      site.pipe(window).pipe(site);
    });
    for (const [one, other] of [
      [site, window],
      [window, site],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  }
}
