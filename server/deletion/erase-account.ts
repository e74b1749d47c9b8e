import type { Writer } from '../database/store.ts';
import type { Tombstone } from './tombstones.ts';

/**
 * Deletes an account with all its rows, in the transaction of `writer`, and leaves its tombstone. Sessions, refresh tokens, links, codes
 * and the rest of the sign-in go with the user's row, items and figures with the player's.
 *
 * Its order matters on PostgreSQL. The user's row is locked first, so no session and no ticket begins meanwhile. The player's row is made
 * if it is missing, so that a first push that is under way has to end before it, or begins after the tombstone is there.
 */
export async function eraseAccount(writer: Writer, { player, deletedMs }: Tombstone): Promise<void> {
  await writer
    .updateTable('users')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', player)
    .execute();
  const sessions = await writer.selectFrom('auth_sessions').select('id').where('user_id', '=', player).execute();
  await writer
    .insertInto('tombstones')
    .values({ player, deleted_ms: deletedMs })
    .onConflict((conflict) => conflict.column('player').doNothing())
    .execute();
  await writer.deleteFrom('users').where('id', '=', player).execute();
  await writer.deleteFrom('saves').where('actor', '=', player).execute();
  await writer.updateTable('posts').set({ author: null }).where('author', '=', player).execute();
  await writer.updateTable('resets').set({ actor: 'a former admin' }).where('actor', '=', player).execute();
  const ids = sessions.map(({ id }) => id);
  // These rows outlive their session, so they refer to none.
  if (ids.length > 0) await writer.deleteFrom('refresh_tokens').where('session_id', 'in', ids).execute();
  await writer
    .insertInto('players')
    .values({ id: player, seq: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await eraseGames(writer, [player]);
}

/** Deletes what players played, and their upload tickets. */
export async function eraseGames(writer: Writer, players: readonly string[]): Promise<void> {
  await writer.deleteFrom('players').where('id', 'in', players).execute();
  await writer.deleteFrom('tickets').where('player', 'in', players).execute();
}
