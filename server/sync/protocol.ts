import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { PULL_PROTO } from '../../shared/contract/limits.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import * as words from '../words/en/sync.ts';

/** The newest version of the sync protocol that this server knows. */
const NEWEST_PROTO = PULL_PROTO;
const NEWER_RETRY_S = 3600;

/**
 * Refuses an envelope of a protocol that its route does not speak, before its shape is looked at. An older client is told to update; a
 * newer one is told "later", since it is this server that is behind.
 * @param oldest the first version that the route speaks.
 */
export const checkProtocol =
  (oldest: number) =>
  ({ body }: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const proto = typeof body === 'object' && body !== null && 'proto' in body ? body.proto : undefined;
    if (typeof proto !== 'number' || !Number.isInteger(proto) || proto < 1) done(); // the schema says what is wrong
    else if (proto < oldest) refuse(reply, 426, { error: words.appTooOld, code: 'client_too_old' });
    else if (proto > NEWEST_PROTO) refuseForNow(reply, 503, NEWER_RETRY_S, { error: words.serverTooOld, code: 'server_too_old' });
    else done();
  };
