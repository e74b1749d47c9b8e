import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { refuseBrokenBytes } from './broken-requests.ts';

/** The connection of a request that asks for another protocol, and the bytes that came after its head. */
interface Upgrade {
  readonly socket: Socket;
  readonly head: Buffer;
}

interface Waiting extends Upgrade {
  readonly response: ServerResponse;
}

const waiting = new WeakMap<IncomingMessage, Waiting>();

/**
 * Leads a request with an `Upgrade` header through the hooks and routes of all requests. So it is guarded, limited, refused and logged
 * as they are, and a route that offers no other protocol answers it by HTTP, as the standard allows.
 * @param headers those of every answer (protocol, "Headers")
 */
export function routeUpgrades(app: App, headers: Readonly<Record<string, string>>): void {
  const refuse = refuseBrokenBytes(headers);
  app.server.on('upgrade', (request: IncomingMessage, stream, head: Buffer) => {
    const socket = stream as Socket;
    socket.on('error', () => socket.destroy());
    // Node has stopped reading HTTP here, so a body could not be read.
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(new Error('An upgrade with a body'), socket);
      return socket.destroySoon();
    }
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    // Nobody watches over it any more, so it must not wait for the other side to close.
    response.once('finish', () => socket.destroySoon());
    waiting.set(request, { socket, head, response });
    app.routing(request, response);
  });
}

/** Whether a request asks for another protocol. */
export const asksForUpgrade = ({ raw }: FastifyRequest): boolean => waiting.has(raw);

/** Takes the connection of such a request out of HTTP. The route must have called `reply.hijack()`. */
export function takeUpgrade({ raw }: FastifyRequest): Upgrade {
  const upgrade = waiting.get(raw);
  if (!upgrade) throw new Error('The request asks for no other protocol.');
  const { socket, head, response } = upgrade;
  waiting.delete(raw);
  response.detachSocket(socket);
  return { socket, head };
}
