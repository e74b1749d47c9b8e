import { paidOnceAs } from '../../../shared/progress/counted/paid-once.ts';
import { totalXp, XP_FOLDS } from '../../../shared/progress/view.ts';
import { readStored } from '../../device/read-stored.ts';
import type { PlayerBefore } from './game-changes.ts';

/** Where a player stands; undefined where storage refuses. */
export async function readStanding(localId: string, round?: string): Promise<PlayerBefore | undefined> {
  const stored = await readStored((storage) => storage.player(localId).someProgress(0, XP_FOLDS));
  if (!stored) return undefined;
  const [paid = 0] = (round !== undefined && stored.figures.challenges[paidOnceAs({ round }) ?? '']) || [];
  return { totalXp: totalXp(stored.figures), ...(round !== undefined && { paid }) };
}
