import type { onRequestAsyncHookHandler } from 'fastify';
import { isIn, readAddress, readNetwork } from './address.ts';
import { isLoopback } from './loopback.ts';

/**
 * An `onRequest` hook for routes of operators. They answer this machine and the allowed networks; for all others they do not exist (404).
 * A request that came through a trusted proxy counts by its original address.
 * @param allowed addresses and networks, as `readNetwork` reads them
 */
export function operatorsOnly(allowed: readonly string[]): onRequestAsyncHookHandler {
  const networks = allowed.map(readNetwork).filter((network) => network !== undefined);
  return async (request, reply) => {
    const address = readAddress(request.ip);
    if (isLoopback(request.ip) || (address && networks.some((network) => isIn(address, network)))) return undefined;
    reply.callNotFound();
    return reply;
  };
}
