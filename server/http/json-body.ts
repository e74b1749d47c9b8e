import { errorCodes } from 'fastify';
import type { App } from './app.ts';

/**
 * Parses JSON bodies. An empty body is allowed, because clients send the content type without a body (protocol, "Conventions"). Keys of
 * prototypes and broken JSON are refused with 400; a compressed body with 415, so that none can expand (protocol, "Transport").
 */
export function parseJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.headers['content-encoding'] !== undefined) done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE('a compressed body'));
    else if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
