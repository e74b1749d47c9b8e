import { gameBySlug } from '../../shared/games/catalogue.ts';
import { activityId } from '../../shared/items/activity/kind.ts';
import type { ActivityPayload } from '../../shared/items/activity/payload.ts';
import { makeItem } from '../storage/hash.ts';
import type { Host } from '../storage/host.ts';
import { whole } from '../storage/known-time.ts';
import type { JournalHeader, StoredItem } from '../storage/records.ts';

/**
 * That a run was begun, of one that is put away: no session says it. Its id follows from the run's, so two tabs that put the same run away
 * queue it once, and it says nothing more if the run is finished all the same.
 */
export function putAwayNote(host: Pick<Host, 'sha256'>, { sessionId, game, startedMs }: JournalHeader): Promise<StoredItem> {
  const gameId = gameBySlug(game)?.id;
  if (gameId === undefined) throw new Error(`not in the catalogue: ${game}`);
  const payload: ActivityPayload = { type: 'game_start', gameId, session: sessionId, atMs: whole(startedMs) };
  return makeItem(host, { id: activityId(payload), kind: 'activity', v: 1, payload });
}
