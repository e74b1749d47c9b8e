import { localGames } from './local-games.ts';
import type { PlayerDatabase } from './player-database.ts';
import { correctLocal, keptLocal } from './rules/check.ts';
import { claimsOf, foldFurther, foldOver } from './rules/counted-rows.ts';

/**
 * Folds the local rows anew, page by page, and replaces the kept fold if it differs from them [S5]; true if it did. A game that was
 * counted meanwhile leaves the matter to the next check.
 */
export async function checkLocal(database: PlayerDatabase): Promise<boolean> {
  const kept = await database.transact('read', keptLocal);
  if (!kept) return false;
  let right = foldOver(await database.transact('autocommit', (tx) => claimsOf(tx, 'local')), kept.reset);
  for await (const games of localGames(database)) right = foldFurther(right, games, kept.reset);
  return database.transact('write', (tx) => correctLocal(tx, kept, right));
}
