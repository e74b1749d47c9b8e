import { STACK_LENGTH } from '../../shared/log-text.ts';
import type { App } from './app.ts';

/**
 * Logs one line per request: the route's pattern, never the address with its ids and query; no address of the caller, no headers.
 */
export function logRequests(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}

/** The parts of an error that are logged: its kind and its place. Its message is left out, because it may contain values of the request. */
export const logSerializers = {
  err: (error: Error & { code?: string }) => ({ type: error.name, code: error.code, message: '', stack: framesOf(error) }),
  req: () => ({}),
  res: () => ({}),
};

function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12)
    .join('\n')
    .slice(0, STACK_LENGTH);
}
