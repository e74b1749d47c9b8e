import type { Store } from '../database/store.ts';
import { eraseAccount, eraseGames } from './erase-account.ts';
import type { Tombstone, Tombstones } from './tombstones.ts';

/**
 * Makes the database and the file tell of the same deletions (protocol, "Deleted accounts"). A restored database that has a deleted
 * account loses it again; a file that was lost, or that another server's folder has, gets what the database knows.
 * @returns how many accounts a restored database had that were deleted
 */
export async function agreeOnDeletions(database: Store, file: Tombstones): Promise<number> {
  const rows = await database.db.selectFrom('tombstones').selectAll().execute();
  const stored = rows.map(({ player, deleted_ms: deletedMs }): Tombstone => ({ player, deletedMs }));
  const filed = file.all();
  const forgotten = without(filed, stored);
  const revived = await living(database, forgotten);
  for (const tombstone of forgotten) await database.write((writer) => eraseAccount(writer, tombstone));
  file.add(without(stored, filed));
  await eraseLeftovers(database);
  return revived;
}

function without(tombstones: readonly Tombstone[], others: readonly Tombstone[]): readonly Tombstone[] {
  const known = new Set(others.map(({ player }) => player));
  return tombstones.filter(({ player }) => !known.has(player));
}

async function living({ db }: Store, tombstones: readonly Tombstone[]): Promise<number> {
  let count = 0;
  for (const { player } of tombstones) if (await db.selectFrom('users').select('id').where('id', '=', player).executeTakeFirst()) count++;
  return count;
}

/** Rows that work in the background, begun before a deletion, may have made after it. */
async function eraseLeftovers(database: Store): Promise<void> {
  const gone = database.db.selectFrom('tombstones').select('player');
  const players = await database.db.selectFrom('players').select('id').where('id', 'in', gone).execute();
  const tickets = await database.db.selectFrom('tickets').select('player as id').distinct().where('player', 'in', gone).execute();
  const ids = [...players, ...tickets].map(({ id }) => id);
  if (ids.length > 0) await database.write((writer) => eraseGames(writer, ids));
}
