import type { FastifyReply } from 'fastify';
import type { ErrorBody } from '../../shared/contract/common.ts';
import * as words from '../words/en/requests.ts';

/** Sends a refusal in the one shape of errors (contract ErrorBody). */
export const refuse = (reply: FastifyReply, status: number, body: ErrorBody): FastifyReply => reply.status(status).send(body);

/** Answers 401 to a request without a valid credential. */
export function refuseUnauthorized(reply: FastifyReply): FastifyReply {
  return refuse(reply, 401, { error: words.authenticationRequired, code: 'unauthorized' });
}

/** Refuses a request that may be repeated after `retryAfterS` whole seconds (`retry-after`). */
export function refuseForNow(reply: FastifyReply, status: 429 | 503, retryAfterS: number, body: ErrorBody): FastifyReply {
  return refuse(reply.header('retry-after', retryAfterS), status, body);
}
