import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../shared/contract/common.ts';
import { AccessRefused } from './access.ts';
import type { App } from './app.ts';
import { AUTHENTICATION_REQUIRED, refuse, refuseUnauthorized } from './refusal.ts';
import { isStorageTrouble } from '../database/trouble.ts';

const STORAGE_RETRY_S = 5;

/**
 * Answers every error outside the auth API: in one shape, with no internal text in a 5xx, and no names of tables or files.
 */
export function handleErrors(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof AccessRefused) return refuseAccess(error, reply);
    if (isStorageTrouble(error)) return storageTrouble(error, request, reply);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.status(status).send(clientError(error, status));
    request.log.error({ err: error }, 'unexpected failure');
    return reply.status(500).send({ error: 'Something went wrong on the server.', code: 'unexpected' } satisfies ErrorBody);
  });
  app.setNotFoundHandler((request, reply) => {
    if (!METHODS.includes(request.method))
      return reply
        .status(405)
        .header('allow', METHODS.join(', '))
        .send({ error: 'Method not allowed', code: 'method' } satisfies ErrorBody);
    return reply.status(404).send({ error: 'Not found', code: 'not_found' } satisfies ErrorBody);
  });
}

/** The methods that the server uses. All others, above all TRACE, are refused. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

function storageTrouble(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error }, 'storage trouble');
  const body: ErrorBody = { error: 'The server cannot store anything right now. Please try again later.', code: 'storage' };
  return reply.status(503).header('retry-after', STORAGE_RETRY_S).send(body);
}

/** Answers a refused token. Outside the auth API each of them is a 401 with the same words (protocol, "Conventions"). */
function refuseAccess({ refusal }: AccessRefused, reply: FastifyReply): FastifyReply {
  if (refusal.code === 'not_admin')
    return reply.status(403).send({ error: 'Admin access required', code: 'not_admin' } satisfies ErrorBody);
  if (refusal.code === 'insufficient_aal') return refuse(reply, 401, { error: AUTHENTICATION_REQUIRED, code: 'insufficient_aal' });
  return refuseUnauthorized(reply);
}

const STATUS_WORDS: Readonly<Record<number, ErrorBody>> = {
  401: { error: AUTHENTICATION_REQUIRED, code: 'unauthorized' },
  413: { error: 'The request is too large.', code: 'too_large' },
  415: { error: 'The request must be JSON.', code: 'media_type' },
};

/** Fastify's own texts repeat parts of the request; ours do not. */
function clientError(error: FastifyError, status: number): ErrorBody {
  if (error.validation) return { error: `The request is not valid (${error.validationContext ?? 'body'}).`, code: 'invalid' };
  return STATUS_WORDS[status] ?? { error: 'The request could not be read.', code: 'bad_request' };
}
