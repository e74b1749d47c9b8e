import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from './app.ts';

/** How long running requests may take once the server has been told to end. */
const LAST_REQUESTS_MS = 10_000;

/**
 * Ends the connections that would keep a closing server alive: one that a browser has opened in advance and not used, for which Node waits
 * until the other side closes it, and one whose last request was answered after the server had begun to close. Running requests have ten
 * seconds.
 */
export function endLastConnections(app: App): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  const endIdle = (): void => app.server.closeIdleConnections();
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return void socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unused.delete(socket);
    // The connection is idle a moment after its answer has gone out.
    response.once('close', () => void (isClosing && setImmediate(endIdle)));
  });
  app.server.on('upgrade', ({ socket }: IncomingMessage) => void unused.delete(socket));
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
    const late = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS);
    app.server.once('close', () => clearTimeout(late));
    done();
  });
}
