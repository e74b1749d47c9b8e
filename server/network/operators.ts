import { BlockList, isIP } from 'node:net';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { holds, isLoopback } from './loopback.ts';

const parts = (text: string): { readonly address: string; readonly family: 0 | 4 | 6; readonly prefix: number | undefined } => {
  const [address = '', prefix] = text.split('/');
  return {
    address,
    family: isIP(address) as 0 | 4 | 6,
    prefix: prefix === undefined ? undefined : Number(/^\d{1,3}$/.test(prefix) ? prefix : NaN),
  };
};

/** Whether a text is an address, or a network as `10.0.0.0/8`. */
export const isNetwork = (text: string): boolean => {
  const { family, prefix = 0 } = parts(text);
  return family !== 0 && prefix <= (family === 4 ? 32 : 128);
};

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const { address, family, prefix } of networks.map(parts)) {
    const type = family === 4 ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, type);
    else list.addSubnet(address, prefix, type);
  }
  return list;
};

/**
 * An `onRequest` hook for what is an operator's alone: asked from this machine or from one of the networks, or else not there (404).
 * A request that came through a trusted proxy counts by its original address.
 */
export const operatorsOnly = (networks: readonly string[]): onRequestAsyncHookHandler => {
  const list = listOf(networks);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (isLoopback(request.ip) || holds(list, request.ip)) return undefined;
    reply.callNotFound();
    return reply;
  };
};
