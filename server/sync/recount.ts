import { FOLDS_OF_THIS_BUILD } from '../../shared/progress/parts.ts';
import type { Store } from '../database/store.ts';
import { recountPlayer } from './players.ts';
import type { SyncDeps } from './sync-deps.ts';

const PAGE = 100;

/**
 * Recounts the players whose parts another build made, one after the other, so that pushes go on meanwhile. Whoever is locked is
 * recounted before (players.ts), so nobody ever sees a half. One that cannot be recounted is left as it was, and holds up no other.
 */
export async function recountOthers({ database, random, onFault }: Pick<SyncDeps, 'database' | 'onFault' | 'random'>): Promise<void> {
  for (let ids = await nextStale(database, ''); ids.length > 0; ids = await nextStale(database, ids.at(-1) ?? '')) {
    for (const id of ids) {
      try {
        await recountPlayer(database, id, random);
      } catch (error) {
        onFault(error);
      }
    }
  }
}

async function nextStale({ db }: Store, after: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('players')
    .select('id')
    .where('folds', '!=', FOLDS_OF_THIS_BUILD)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();
  return rows.map(({ id }) => id);
}
