import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '../../../shared/result.ts';
import { errorBody, VERSION_HEADER, wantsCodes } from './api-version.ts';
import type { AuthFailure } from '../contract/failure.ts';

/** A refusal in the shape that the request asks for. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: AuthFailure): FastifyReply {
  if (failure.retryAfterS !== undefined) void reply.header('retry-after', failure.retryAfterS);
  return reply.status(failure.status).send(errorBody(failure, wantsCodes(request.headers[VERSION_HEADER])));
}

/** An outcome as an answer: 200 with the value, or the refusal. */
export function respond<T>(request: FastifyRequest, reply: FastifyReply, outcome: Result<T, AuthFailure>): FastifyReply {
  return outcome.ok ? reply.status(200).send(outcome.value) : sendFailure(request, reply, outcome.error);
}
