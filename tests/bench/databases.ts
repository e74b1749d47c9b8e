import { openPostgres } from '../../server/database/postgres.ts';
import { openSqliteFile } from '../../server/database/sqlite.ts';
import { SQLITE_FILE } from '../../server/database/open.ts';
import type { Store } from '../../server/database/store.ts';
import type { TestServer } from '../browser/harness/server.ts';
import { startPostgres } from '../server/postgres-server.ts';
import { withServer } from './browser.ts';

/** A database under a built server. */
export interface BenchDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** The address of a server of databases on which others can be made, too. */
  readonly url?: string;
  /** Opens it beside or instead of the server; an SQLite file only while the server is stopped. */
  open(): Store;
}

/** Runs `work` with a server on SQLite, then with one on PostgreSQL if that is installed, both durable. */
export async function onEachDatabase<T>(work: (server: TestServer, database: BenchDatabase) => Promise<T>): Promise<readonly T[]> {
  const onSqlite = await withServer((server) =>
    work(server, { name: 'SQLite', open: () => openSqliteFile(`${server.dataDir}/${SQLITE_FILE}`) }),
  );
  const postgres = startPostgres({ fsync: true });
  if (postgres === undefined) return [onSqlite];
  try {
    const { url } = postgres;
    const onPostgres = await withServer((server) => work(server, { name: 'PostgreSQL', url, open: () => openPostgres(url) }), {
      DATABASE_URL: url,
    });
    return [onSqlite, onPostgres];
  } finally {
    await postgres.end();
  }
}
