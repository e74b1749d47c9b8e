import { sql } from 'kysely';
import { contains } from '../database/contains.ts';
import type { Writer } from '../database/store.ts';

/**
 * The ids of those whose names have a text in their folded form: the one way to look for a part of a name, in any spelling of it, and the
 * same on every engine, for what a database knows of cases ends at ASCII in SQLite, and in PostgreSQL with the C locale. A held name belongs
 * to no account yet.
 * @param key a part of a name, folded by `nameKey`
 */
export const namedLike = (db: Writer, key: string) =>
  db
    .selectFrom('profile_names')
    .select('user_id')
    .where('held_at', 'is', null)
    .where(contains(sql.ref<string>('name_key'), key));
