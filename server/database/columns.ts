import { sql, type CreateTableBuilder, type RawBuilder } from 'kysely';
import type { MigrationContext } from './migration.ts';

/** Whole numbers of up to 53 bits: times in ms, counters. */
export const bigInteger = ({ dialect }: MigrationContext): 'integer' | 'bigint' => (dialect === 'sqlite' ? 'integer' : 'bigint');

/** Bytes, as they are. */
export const bytes = ({ dialect }: MigrationContext): 'blob' | 'bytea' => (dialect === 'sqlite' ? 'blob' : 'bytea');

/**
 * Begins a table. On SQLite it is STRICT: a value of another type is refused, as PostgreSQL does anyway.
 */
export function createTable<Name extends string>({ db, dialect }: MigrationContext, name: Name): CreateTableBuilder<Name> {
  const table = db.schema.createTable(name);
  return dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}

/**
 * As createTable, for a table whose rows are read by ranges of their key: on SQLite they lie in its order, without a second index
 * beside them. Rows must be short.
 */
export function createKeyedTable<Name extends string>({ db, dialect }: MigrationContext, name: Name): CreateTableBuilder<Name> {
  const table = db.schema.createTable(name);
  return dialect === 'sqlite' ? table.modifyEnd(sql`strict, without rowid`) : table;
}

/** A CHECK that a column holds one of some words. One comparison a word: SQLite builds a table anew for each `in (…)` it checks. */
export const oneOf = (column: string, words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    words.map((word) => sql`${sql.ref(column)} = ${sql.lit(word)}`),
    sql` or `,
  )}`;

/** A CHECK that a text column's length is within bounds (characters). */
export const lengthBetween = (column: string, least: number, most: number): RawBuilder<boolean> =>
  sql<boolean>`length(${sql.ref(column)}) between ${sql.lit(least)} and ${sql.lit(most)}`;

/** A CHECK that a column's size is within bounds (bytes; of a text those of UTF-8). Unlike a text's length, that is known without reading it. */
export const bytesBetween = (column: string, least: number, most: number): RawBuilder<boolean> =>
  sql<boolean>`octet_length(${sql.ref(column)}) between ${sql.lit(least)} and ${sql.lit(most)}`;

/** A CHECK that a numeric column is not negative. */
export const notNegative = (column: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(column)} >= 0`;

/** A CHECK that an integer column holds one of some numbers; one comparison a number, as in oneOf. */
export const oneOfNumbers = (column: string, numbers: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    numbers.map((number) => sql`${sql.ref(column)} = ${sql.lit(number)}`),
    sql` or `,
  )}`;

/** A CHECK that an integer column is 0 or 1: SQLite has no booleans. */
export const flag = (column: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(column)} in (0, 1)`;
