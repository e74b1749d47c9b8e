import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { PUSH_MAX_BYTES } from '../../shared/contract/limits.ts';
import { refuseForNow } from '../http/refusal.ts';
import type { DeviceLimits } from './device-limits.ts';

/** What the error catalogue says to whoever sends too much at once (spec 1 §8). */
const TOO_MUCH = { error: 'Rate limit exceeded. Please try again later.', code: 'rate_limit' };

/** Holds each sender, as `senderOf` names it, to its share. Counts from before the body is read to the end of the answer. */
export const limitGuard =
  (limits: DeviceLimits, senderOf: (request: FastifyRequest) => string) =>
  (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const announced = Number(request.headers['content-length'] ?? PUSH_MAX_BYTES);
    const entered = limits.enter(senderOf(request), announced);
    if (typeof entered === 'number') return void refuseForNow(reply, 429, entered, TOO_MUCH);
    // `close` comes last in every case, also when the connection broke off half way.
    reply.raw.once('close', entered);
    reply.raw.once('finish', entered);
    done();
  };
