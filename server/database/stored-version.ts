import { sql } from 'kysely';
import type { Store } from './store.ts';

const VERSIONS = 'schema_versions';

/** The version of a database's schema, as it is stored; 0 where there is none yet. Nothing is made. */
export async function storedVersion(store: Store): Promise<number> {
  if (!(await tableNames(store)).includes(VERSIONS)) return 0;
  const { rows } = await sql<{ version: number | null }>`select max(version) as version from ${sql.table(VERSIONS)}`.execute(store.db);
  return rows[0]?.version ?? 0;
}

/** The tables of a database, whosever they are. */
export async function tableNames({ db, dialect }: Store): Promise<readonly string[]> {
  const names =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'table'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = current_schema()`;
  const { rows } = await names.execute(db);
  return rows.map(({ name }) => name);
}
