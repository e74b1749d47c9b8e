import { CompiledQuery } from 'kysely';
import type { Dialect } from './store.ts';

/** Queries without their values, by table and number of rows: a batch has at most fifty, so there are few. */
const queries = new Map<string, CompiledQuery>();

/**
 * One insert of many rows; those whose key is there already are left out, and not among the affected rows. Building it through the
 * query builder takes longer than running it (a node for each of 700 values); the text depends only on the number of rows, so it is
 * made once.
 * @param values row after row, in the order of `columns`.
 */
export const insertRowsIfAbsent = (
  dialect: Dialect,
  table: string,
  columns: readonly string[],
  values: readonly unknown[],
): CompiledQuery => query(dialect, table, columns, values, () => 'on conflict do nothing');

/**
 * As insertRowsIfAbsent, but rows whose key is there already are replaced.
 * @param key the columns of the table's key, which come first among `columns`.
 */
export function insertOrReplaceRows(
  dialect: Dialect,
  table: string,
  key: readonly string[],
  columns: readonly string[],
  values: readonly unknown[],
): CompiledQuery {
  return query(dialect, table, columns, values, () => {
    const set = columns.slice(key.length).map((column) => `${column} = excluded.${column}`);
    return `on conflict (${key.join(', ')}) do update set ${set.join(', ')}`;
  });
}

function query(
  dialect: Dialect,
  table: string,
  columns: readonly string[],
  values: readonly unknown[],
  onConflict: () => string,
): CompiledQuery {
  const rows = values.length / columns.length;
  const key = `${dialect} ${table} ${rows}`;
  let known = queries.get(key);
  if (known === undefined) {
    known = CompiledQuery.raw(`${insertText(dialect, table, columns, rows)} ${onConflict()}`);
    queries.set(key, known);
  }
  return { ...known, parameters: values };
}

function insertText(dialect: Dialect, table: string, columns: readonly string[], rows: number): string {
  const place = (n: number): string => (dialect === 'postgres' ? `$${n + 1}` : '?');
  const row = (index: number): string => `(${columns.map((_, column) => place(index * columns.length + column)).join(', ')})`;
  return `insert into ${table} (${columns.join(', ')}) values ${Array.from({ length: rows }, (_, index) => row(index)).join(', ')}`;
}
