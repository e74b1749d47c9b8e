import { CompiledQuery } from 'kysely';
import { prepareStatement } from './prepared-statements.ts';
import type { Dialect } from './store.ts';

/** The rows of one insert. What all of them share is bound once, for binding fifty rows takes time. */
interface Rows {
  /** Values by column, always of the same columns for one table. */
  readonly shared: { readonly [column: string]: string | number | null };
  /** The other columns. */
  readonly columns: readonly string[];
  /** Row after row, in the order of `columns`. */
  readonly values: readonly unknown[];
}

/** Queries without their values, by table and number of rows: a batch has at most fifty, so there are few. */
const texts = new Map<string, CompiledQuery>();

/**
 * One insert of many rows; those whose key is there already are left out, and not among the affected rows. Building it through the
 * query builder takes longer than running it (a node for each of 500 values); the text depends only on the number of rows, so it is
 * made once.
 */
export const insertRowsIfAbsent = (dialect: Dialect, table: string, rows: Rows): CompiledQuery =>
  query(dialect, table, rows, () => 'on conflict do nothing');

/**
 * As insertRowsIfAbsent, but rows whose key is there already are replaced.
 * @param key the columns of the table's key.
 */
export function insertOrReplaceRows(dialect: Dialect, table: string, key: readonly string[], rows: Rows): CompiledQuery {
  return query(dialect, table, rows, () => {
    const others = [...Object.keys(rows.shared), ...rows.columns].filter((column) => !key.includes(column));
    return `on conflict (${key.join(', ')}) do update set ${others.map((column) => `${column} = excluded.${column}`).join(', ')}`;
  });
}

function query(dialect: Dialect, table: string, rows: Rows, onConflict: () => string): CompiledQuery {
  const count = rows.values.length / rows.columns.length;
  const key = `${dialect} ${table} ${count}`;
  let known = texts.get(key);
  if (known === undefined) {
    known = CompiledQuery.raw(`${insertText(dialect, table, rows, count)} ${onConflict()}`);
    texts.set(key, known);
    prepareStatement(known.sql);
  }
  // SQLite binds named values by one object, PostgreSQL those that come first by their numbers.
  const shared = dialect === 'sqlite' ? [rows.shared] : Object.values(rows.shared);
  return { ...known, parameters: [...shared, ...rows.values] };
}

function insertText(dialect: Dialect, table: string, { shared, columns }: Rows, count: number): string {
  const names = Object.keys(shared);
  const ofAll = names.map((name, n) => (dialect === 'postgres' ? `$${n + 1}` : `@${name}`));
  const own = (n: number): string => (dialect === 'postgres' ? `$${names.length + n + 1}` : '?');
  const row = (index: number): string => `(${[...ofAll, ...columns.map((_, column) => own(index * columns.length + column))].join(', ')})`;
  return `insert into ${table} (${[...names, ...columns].join(', ')}) values ${Array.from({ length: count }, (_, index) => row(index)).join(', ')}`;
}
