import { sql } from 'kysely';
import type { Store } from '../database/store.ts';
import type { App } from './app.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers too. */
export function serveHealth(app: App, database: Store): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    await sql`select 1`.execute(database.db);
    return { status: 'ready' };
  });
}
