import type { PartOf } from '../../../shared/progress/folds/registry.ts';
import { whole } from '../../../shared/progress/parts.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import { readParts } from './read-figures.ts';
import { rowsAt } from './stored-parts.ts';

/** The bests of one set-up (shared/games/bests.ts): two rows at most, however many set-ups were played [S20]. */
export async function readSetupBests(tx: PlayerReads, key: string): Promise<PartOf<'bests'>> {
  const { parts } = await readParts(tx, () => rowsAt(tx, { fold: 'bests', bucket: key }));
  return whole(parts, 'bests');
}
