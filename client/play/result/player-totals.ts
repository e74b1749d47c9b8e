import { readStored } from '../../device/stored.ts';
import type { Accumulator } from '../../../shared/contract/state.ts';
import { merged } from '../../../shared/progress/accumulator.ts';
import type { RunOwner } from '../../engine/engine.ts';

/**
 * Everything that counts of a player's games so far. Undefined for a guest, and where the device refuses its storage: the banner says
 * what is wrong, and the game can be played without.
 */
export async function playerTotals(owner: RunOwner): Promise<Accumulator | undefined> {
  if (owner.kind === 'guest') return undefined;
  const progress = await readStored((storage) => storage.player(owner.localId).progress(0));
  return progress && merged(progress.document?.accumulator, progress.local);
}
