import { migrate } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/index.ts';
import { openSqliteMemory, type SqliteStore } from '../../server/database/sqlite.ts';

/** What a migration draws by chance is the same for all copies: no test has two databases of one player. */
export const sameBytes = (bytes: number): Uint8Array => new Uint8Array(bytes).fill(7);

let migrated: Promise<Buffer> | undefined;

async function migrateOnce(): Promise<Buffer> {
  const store = openSqliteMemory();
  await migrate(store, migrations, sameBytes);
  const snapshot = await store.snapshot();
  await store.close();
  return snapshot;
}

/** The bytes of an empty database with the current schema. It is migrated once: a copy takes a twentieth of the time. */
export function emptySnapshot(): Promise<Buffer> {
  migrated ??= migrateOnce();
  return migrated;
}

/** An empty SQLite database in memory with the current schema. */
export const openEmptySqlite = async (): Promise<SqliteStore> => openSqliteMemory(await emptySnapshot());
