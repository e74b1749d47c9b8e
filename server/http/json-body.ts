import type { App } from './app.ts';

/**
 * Parses JSON bodies. An empty body is no body: clients send the header with one (auth-api.md, section 1). Keys that reach for
 * prototypes are refused with 400, as is broken JSON.
 */
export function parseJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
