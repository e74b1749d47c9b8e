import { randomUUID } from 'node:crypto';
import type { App } from './app.ts';

/** An id that no caller can choose, so that nobody writes into the log with it. */
export const newRequestId = (): string => randomUUID();

/** Names a refused or failed request in its answer (`x-request-id`), as its lines in the log do (`reqId`): who reports it can be helped. */
export function nameFailedRequests(app: App): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 400) void reply.header('x-request-id', request.id);
    done();
  });
}
