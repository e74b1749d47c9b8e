import { readStored } from '../../device/read-stored.ts';
import type { Figures } from '../../../shared/progress/figures.ts';
import type { RunOwner } from '../../engine/engine.ts';

/**
 * Everything that counts of a player's games so far. Undefined for a guest, and where the device refuses its storage: the banner says
 * what is wrong, and the game can be played without.
 */
export async function playerTotals(owner: RunOwner): Promise<Figures | undefined> {
  if (owner.kind === 'guest') return undefined;
  return (await readStored((storage) => storage.player(owner.localId).progress(0)))?.figures;
}
