import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a text column contains a text, which is compared as it is: `%` and `_` stand for themselves.
 * @param column a reference that is written in the code; on SQLite its letters are compared without their case.
 */
export function contains(column: RawBuilder<string>, part: string): RawBuilder<boolean> {
  const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`${column} like ${pattern} escape '\\'`;
}
