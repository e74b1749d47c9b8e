import type { Reset } from '../../shared/contract/state.ts';
import type { PlayerDatabase } from './player-database.ts';
import { sessionsAfter } from './rules/backup-reads.ts';
import { claimsOf, foldFurther, foldOver } from './rules/counted-rows.ts';
import { correctLocal, keptLocal } from './rules/counting.ts';

/** How many games one transaction reads: a screen that reads meanwhile waits for no more. */
const PAGE = 500;

/**
 * Folds the local rows anew, page by page, and replaces the kept fold if it differs from them [S5]; true if it did. A game that was
 * counted meanwhile leaves the matter to the next check.
 */
export async function checkLocal(database: PlayerDatabase): Promise<boolean> {
  const kept = await database.transact('read', keptLocal);
  if (!kept) return false;
  const right = await foldByPages(database, kept.reset);
  return database.transact('write', (tx) => correctLocal(tx, kept, right));
}

async function foldByPages(database: PlayerDatabase, reset: Reset) {
  let parts = foldOver(await database.transact('autocommit', (tx) => claimsOf(tx, 'local')), reset);
  for (let last = '', isMore = true; isMore;) {
    const rows = await database.transact('autocommit', (tx) => sessionsAfter(tx, last, PAGE));
    const local = rows.filter(({ contained }) => contained === 0);
    parts = foldFurther(parts, local, reset);
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === PAGE;
  }
  return parts;
}
