import type { onRequestAsyncHookHandler } from 'fastify';
import { sql } from 'kysely';
import type { Store } from '../database/store.ts';
import type { App } from './app.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers, too; this costs a query, so only operators may ask. */
export function serveHealth(app: App, database: Store, onRequest: onRequestAsyncHookHandler): void {
  app.get('/healthz', { config: { access: 'public' }, schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { config: { access: 'public' }, schema: { hide: true }, onRequest }, async () => {
    await sql`select 1`.execute(database.db);
    return { status: 'ready' };
  });
}
