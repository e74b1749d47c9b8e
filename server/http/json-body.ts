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
    const text = body as string;
    if (request.headers['content-encoding'] !== undefined) return done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE('a compressed body'));
    if (text === '') return done(null, undefined);
    const plain = plainJson(text);
    if (plain === undefined) void parse(request, text, done);
    else done(null, plain);
  });
}

/**
 * The value of a text that cannot contain a key of prototypes: it has neither their names nor an escape that could hide one. Undefined
 * for any other text, and for broken JSON. Fastify's own parser looks for such keys by expressions, which take longer than the parsing.
 */
function plainJson(text: string): unknown {
  if (text.includes('\\') || text.includes('__proto__') || text.includes('constructor')) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Fastify's parser makes the error.
    return undefined;
  }
}
