import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { PROTO } from '../../shared/contract/limits.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';

/** The oldest protocol that is still spoken: a client that slept for a year can still upload (P10). */
const OLDEST_PROTO = 1;
const NEWER_RETRY_S = 3600;

/**
 * Refuses an envelope of another protocol before its shape is looked at. An older client is told to update; a newer one is told
 * "later", since it is this server that is behind.
 */
export function checkProtocol({ body }: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  const proto = typeof body === 'object' && body !== null && 'proto' in body ? body.proto : undefined;
  if (typeof proto !== 'number' || !Number.isInteger(proto) || proto < 1) done(); // the schema says what is wrong
  else if (proto < OLDEST_PROTO)
    refuse(reply, 426, { error: 'This version of the app is too old to sync. Please update it.', code: 'client_too_old' });
  else if (proto > PROTO)
    refuseForNow(reply, 503, NEWER_RETRY_S, { error: 'This server does not know this version of the app yet.', code: 'server_too_old' });
  else done();
}
