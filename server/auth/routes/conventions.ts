import type { FastifyError } from 'fastify';
import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';
import { isStorageTrouble } from '../../database/trouble.ts';
import { AccessRefused } from '../../http/access.ts';
import type { App } from '../../http/app.ts';
import { oncePerSchema } from '../../http/compiled-schemas.ts';
import { API_VERSION, VERSION_HEADER, wantsCodes } from './api-version.ts';
import { badJson, invalid, routeNotFound, tooLarge, unexpected, wrongMediaType, type AuthFailure } from '../contract/failure.ts';
import { accessFailure } from './access-failures.ts';
import { sendFailure } from './respond.ts';
import * as words from '../../words/en/auth.ts';

const ALLOWED_HEADERS = 'authorization, content-type, apikey, x-client-info, x-supabase-api-version';
const EXPOSED_HEADERS = 'x-supabase-api-version, retry-after, x-request-id';
const ALLOWED_METHODS = 'GET, POST, PUT, DELETE';

/** Allows the configured origins, without credentials. Other origins get no CORS headers; the site's own needs none. */
function allowOrigins(app: App, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origins.length > 0) void reply.header('vary', 'Origin');
    if (origin === undefined || !origins.includes(origin)) return undefined;
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': EXPOSED_HEADERS,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.method !== 'OPTIONS') return undefined;
    void reply.headers({ 'access-control-allow-headers': ALLOWED_HEADERS, 'access-control-allow-methods': ALLOWED_METHODS });
    return reply.status(204).send();
  });
}

const BAD_JSON_CODES: ReadonlySet<string> = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']);

function readFailure(error: FastifyError): AuthFailure | undefined {
  if (error instanceof AccessRefused) return accessFailure(error);
  if (error.validation) return invalid(words.unreadable(error.validationContext ?? 'request'));
  if (BAD_JSON_CODES.has(error.code) || error instanceof SyntaxError) return badJson;
  if (error.statusCode === 413) return tooLarge;
  if (error.statusCode === 415) return wrongMediaType;
  const isTheirs = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isTheirs ? invalid(words.unreadable('request')) : undefined;
}

const STORAGE_RETRY_S = 5;

function handleErrors(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = readFailure(error);
    if (failure) return sendFailure(request, reply, failure);
    request.log.error({ err: error }, 'unexpected failure');
    if (!isStorageTrouble(error)) return sendFailure(request, reply, unexpected);
    return sendFailure(request, reply, { ...unexpected, status: 503, retryAfterS: STORAGE_RETRY_S });
  });
  // A route, not only a handler: another part of the server may have a route for all other addresses.
  app.all('/*', { config: { access: 'public' }, schema: { hide: true } }, (request, reply) => sendFailure(request, reply, routeNotFound));
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, routeNotFound));
}

/** Types are not converted: a known field of a wrong type is refused. */
const strictValidator = oncePerSchema(({ schema }: { readonly schema: TSchema }) => {
  const check = Compile(schema);
  return (value: unknown) => (check.Check(value) ? { value } : { error: new Error('invalid') });
});

/** Applies the rules for all calls of the auth API (protocol, "Conventions" and "Errors"). */
export function followConventions(app: App, corsOrigins: readonly string[]): void {
  app.setValidatorCompiler<TSchema>(strictValidator);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (wantsCodes(request.headers[VERSION_HEADER])) void reply.header(VERSION_HEADER, API_VERSION);
    if (request.headers['content-encoding'] !== undefined) return sendFailure(request, reply, wrongMediaType);
    return undefined;
  });
  allowOrigins(app, corsOrigins);
  handleErrors(app);
}
