import type { Writer } from '../../database/store.ts';
import { secretKey } from './wrong-passwords.ts';

/** How many sources are remembered for a user: those seen last, each for a year. */
const MAX_SOURCES = 50;
export const KNOWN_SOURCE_MS = 365 * 24 * 3_600_000;

/** The stored form of a source. It depends on the user, so that the table does not tell which users share a network. */
const hashOf = (secret: string, userId: string, source: string): string => secretKey(secret, 'source', userId, source);

/** Remembers that a user signed in from a source (decision D22). */
export async function noteSource(writer: Writer, secret: string, userId: string, source: string, now: number): Promise<void> {
  await writer
    .insertInto('known_sources')
    .values({ user_id: userId, source_hash: hashOf(secret, userId, source), seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'source_hash']).doUpdateSet({ seen_at: now }))
    .execute();
  const newest = writer
    .selectFrom('known_sources')
    .select('source_hash')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .limit(MAX_SOURCES);
  await writer.deleteFrom('known_sources').where('user_id', '=', userId).where('source_hash', 'not in', newest).execute();
}

/** Whether the user ever signed in from this source. */
export async function isKnownSource(db: Writer, secret: string, userId: string, source: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_sources')
    .select('seen_at')
    .where('user_id', '=', userId)
    .where('source_hash', '=', hashOf(secret, userId, source))
    .executeTakeFirst();
  return row !== undefined;
}
