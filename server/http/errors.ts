import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../shared/contract/common.ts';
import { AccessRefused } from './access.ts';
import type { App } from './app.ts';
import { refuse, refuseUnauthorized } from './refusal.ts';
import { isStorageTrouble } from '../database/trouble.ts';
import * as words from '../words/en/requests.ts';

const STORAGE_RETRY_S = 5;

/**
 * Answers every error outside the auth API: in one shape, with no internal text in a 5xx, and no names of tables or files.
 */
export function handleErrors(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof AccessRefused) return refuseAccess(error, reply);
    const status = error.statusCode ?? 500;
    // Also what broke off: Fastify gives it a 400, and its code is that of a lost database.
    if (status >= 400 && status < 500) return reply.status(status).send(clientError(error, status));
    if (isStorageTrouble(error)) return storageTrouble(error, request, reply);
    request.log.error({ err: error }, 'unexpected failure');
    return reply.status(500).send({ error: words.unexpected, code: 'unexpected' } satisfies ErrorBody);
  });
  app.setNotFoundHandler((request, reply) => {
    if (!METHODS.includes(request.method))
      return reply
        .status(405)
        .header('allow', METHODS.join(', '))
        .send({ error: words.methodNotAllowed, code: 'method' } satisfies ErrorBody);
    return reply.status(404).send({ error: words.notFound, code: 'not_found' } satisfies ErrorBody);
  });
}

/** The methods that the server uses. All others, above all TRACE, are refused. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

function storageTrouble(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error }, 'storage trouble');
  const body: ErrorBody = { error: words.cannotStore, code: 'storage' };
  return reply.status(503).header('retry-after', STORAGE_RETRY_S).send(body);
}

/** Answers a refused token. Outside the auth API each of them is a 401 with the same words (protocol, "Conventions"). */
function refuseAccess({ refusal }: AccessRefused, reply: FastifyReply): FastifyReply {
  if (refusal.code === 'not_admin') return reply.status(403).send({ error: words.adminOnly, code: 'not_admin' } satisfies ErrorBody);
  if (refusal.code === 'insufficient_aal') return refuse(reply, 401, { error: words.authenticationRequired, code: 'insufficient_aal' });
  return refuseUnauthorized(reply);
}

const STATUS_WORDS: Readonly<Record<number, ErrorBody>> = {
  401: { error: words.authenticationRequired, code: 'unauthorized' },
  413: { error: words.tooLarge, code: 'too_large' },
  415: { error: words.mustBeJson, code: 'media_type' },
};

/** Fastify's own texts repeat parts of the request; ours do not. */
function clientError(error: FastifyError, status: number): ErrorBody {
  if (error.validation) return { error: words.invalid(error.validationContext ?? 'body'), code: 'invalid' };
  return STATUS_WORDS[status] ?? { error: words.unreadable, code: 'bad_request' };
}
