import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';

/** Starts the server without a port. `npm run dev` passes it the requests and upgrades that are not for the window (build/dev-server.ts). */
export async function startForDevelopment(): Promise<{
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  stop(): Promise<void>;
}> {
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(config.error);
  const { app, close } = await compose(config.value);
  return {
    handle: (request, response) => app.routing(request, response),
    upgrade: (request, socket, head) => void app.server.emit('upgrade', request, socket, head),
    stop: close,
  };
}
