import { readStored } from '../../device/read-stored.ts';
import type { RunOwner } from '../../engine/engine.ts';
import { leftRunOf } from './left-run.ts';

/**
 * Whether there may be a run of this game to resume. It is asked before the engine, so that a set-up sheet does not load the worker
 * if no run is open.
 */
export async function mayBeResumable(owner: RunOwner, game: string): Promise<boolean> {
  if (leftRunOf(game) !== undefined) return true;
  if (owner.kind === 'guest') return false;
  // If storage refuses now, the run is offered the next time.
  return ((await readStored((storage) => storage.player(owner.localId).openJournals())) ?? []).length > 0;
}
