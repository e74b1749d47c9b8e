import type { onRequestAsyncHookHandler } from 'fastify';
import { isIn, readAddress, readNetwork } from './address.ts';
import { isLoopback } from './loopback.ts';

/**
 * An `onRequest` hook for what is an operator's alone: asked from this machine or from one of the networks, or else not there (404).
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
