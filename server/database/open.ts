import { join } from 'node:path';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { MigrationContext } from './migration.ts';
import { openSqliteFile } from './sqlite.ts';
import type { Store } from './store.ts';

/** The database of a data folder, while none is named by DATABASE_URL. */
export const SQLITE_FILE = 'tenfold.db';

/** What is done before the schema of a database is changed that has one already. If it throws, nothing is changed. */
export type BeforeUpdate = (database: Store) => Promise<void>;

/**
 * Opens the database that the settings name, and brings its schema up to date.
 * @throws UnusableDatabase when it cannot be used as it is; the driver's error when it cannot be reached.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  random: MigrationContext['random'],
  beforeUpdate?: BeforeUpdate,
): Promise<Store> {
  const store = await openStore(config);
  try {
    await migrate(store, migrations, random, beforeUpdate && (() => beforeUpdate(store)));
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** As `openDatabase`, but leaves the schema as it is. */
export async function openStore({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Store> {
  if (databaseUrl === undefined) return openSqliteFile(join(dataDir, SQLITE_FILE));
  // Its client is loaded only where there is a server for it: memory that a small machine can use otherwise.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl);
}
