import { readStored } from '../../device/stored.ts';
import type { RunOwner } from '../../engine/engine.ts';
import { hasLeft } from './left-run.ts';

/**
 * Whether there may be a run of this game to resume. Asked before the engine is: its worker is not worth loading for a set-up sheet
 * of a game in which no run is open.
 */
export async function mayBeResumable(owner: RunOwner, game: string): Promise<boolean> {
  if (hasLeft(game)) return true;
  if (owner.kind === 'guest') return false;
  // What cannot be read now is offered the next time.
  return ((await readStored((storage) => storage.player(owner.localId).openJournals())) ?? []).length > 0;
}
