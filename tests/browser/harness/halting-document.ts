import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves one document, and its second half only when the test asks for it, to test what the browser shows meanwhile. */
export class HaltingDocument {
  readonly origin: string;
  readonly #server: Server;
  #go: () => void = () => undefined;

  private constructor(server: Server, halves: readonly [string, string]) {
    this.#server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const second = new Promise<void>((resolve) => (this.#go = resolve));
    server.on('request', (asked, answer) => {
      if (asked.url !== '/') return void answer.writeHead(204).end();
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(halves[0]);
      void second.then(() => answer.end(halves[1]));
    });
  }

  /** Sends everything in `text` before `mark` at once. */
  static async open(text: string, mark: string): Promise<HaltingDocument> {
    const cut = text.indexOf(mark);
    if (cut < 0) throw new Error(`The document does not have: ${mark}`);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new HaltingDocument(server, [text.slice(0, cut), text.slice(cut)]);
  }

  goOn(): void {
    this.#go();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
