import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { PUSH_MAX_BYTES } from '../../shared/contract/limits.ts';
import { principalOf } from '../http/access.ts';
import { refuseForNow } from '../http/refusal.ts';
import type { Entered, PlayerLimits } from './player-limits.ts';
import * as words from '../words/en/sync.ts';

/** What the error catalogue says to whoever sends too much at once (spec 1 §8). */
const TOO_MUCH = { error: words.tooOften, code: 'rate_limit', reason: 'sync_too_often' };

export const refuseTooMuch = (reply: FastifyReply, retryAfterS: number): FastifyReply => refuseForNow(reply, 429, retryAfterS, TOO_MUCH);

/** Who sends a batch. */
export interface Sender {
  readonly player: string;
  readonly device: string;
}

type Guard = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;

/** Holds each player to his share, and each of his devices. Counts from before the body is read to the end of the answer. */
export const limitGuard = (limits: PlayerLimits, senderOf: (request: FastifyRequest) => Sender): Guard =>
  guard((request) => {
    const { player, device } = senderOf(request);
    return limits.enter(player, device, Number(request.headers['content-length'] ?? PUSH_MAX_BYTES));
  });

/** Lets few pulls of one player in at once. */
export const pullGuard = (limits: PlayerLimits): Guard => guard((request) => limits.enterPull(principalOf(request).userId));

const guard =
  (enter: (request: FastifyRequest) => Entered): Guard =>
  (request, reply, done) => {
    const entered = enter(request);
    if (typeof entered === 'number') return void refuseTooMuch(reply, entered);
    // `close` comes last in every case, also when the connection broke off half way.
    reply.raw.once('close', entered);
    reply.raw.once('finish', entered);
    done();
  };
