import { sql } from 'kysely';
import { migrate } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/index.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import { sameBytes } from './empty-sqlite.ts';

/** The schema that a run migrates once. To migrate one for each test took twice the time of making the tables as they are in the end. */
export const TEMPLATE = 'tenfold_template';

/** The address of a schema: to whoever uses no other it is a database of its own. */
export const schemaAddress = (server: string, schema: string): string =>
  `${server}&options=${encodeURIComponent(`-c search_path=${schema}`)}`;

export async function makeTemplate(server: string): Promise<void> {
  const store = openPostgres(schemaAddress(server, TEMPLATE));
  try {
    await sql`create schema ${sql.id(TEMPLATE)}`.execute(store.db);
    await migrate(store, migrations, sameBytes);
  } finally {
    await store.close();
  }
}
