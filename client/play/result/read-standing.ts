import { totalXp } from '../../../shared/progress/view.ts';
import type { RunOwner } from '../../engine/engine.ts';
import { playerTotals } from './player-totals.ts';
import type { PlayerBefore } from './game-changes.ts';

/** Where a player stands with a game; undefined for a guest, and where storage refuses. */
export async function readStanding(owner: RunOwner, game: string, best: 'score' | 'own'): Promise<PlayerBefore | undefined> {
  const totals = await playerTotals(owner);
  const bestScore = best === 'score' ? totals?.games[game]?.bestScore || undefined : undefined;
  return totals && { totalXp: totalXp(totals), bestScore };
}
