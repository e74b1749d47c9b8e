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
export function insertRowsIfAbsent(dialect: Dialect, table: string, columns: readonly string[], values: readonly unknown[]): CompiledQuery {
  const rows = values.length / columns.length;
  const key = `${dialect} ${table} ${rows}`;
  const known = queries.get(key) ?? CompiledQuery.raw(insertText(dialect, table, columns, rows));
  queries.set(key, known);
  return { ...known, parameters: values };
}

function insertText(dialect: Dialect, table: string, columns: readonly string[], rows: number): string {
  const place = (n: number): string => (dialect === 'postgres' ? `$${n + 1}` : '?');
  const row = (index: number): string => `(${columns.map((_, column) => place(index * columns.length + column)).join(', ')})`;
  return `insert into ${table} (${columns.join(', ')}) values ${Array.from({ length: rows }, (_, index) => row(index)).join(', ')} on conflict do nothing`;
}
