import { errorCodes } from 'fastify';
import type { App } from './app.ts';

/**
 * Parses JSON bodies. An empty body is no body: clients send the header with one (protocol, "Conventions"). Keys that reach for
 * prototypes are refused with 400, as is broken JSON; a compressed body with 415, so that none can swell (protocol, "Transport").
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
