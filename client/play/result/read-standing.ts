import { totalXp, XP_FOLDS } from '../../../shared/progress/view.ts';
import { readStored } from '../../device/read-stored.ts';
import type { PlayerBefore } from './game-changes.ts';

/** Where a player stands; undefined where storage refuses. */
export async function readStanding(localId: string): Promise<PlayerBefore | undefined> {
  const stored = await readStored((storage) => storage.player(localId).someProgress(0, XP_FOLDS));
  return stored && { totalXp: totalXp(stored.figures) };
}
