import { useRead } from '../../device/use-read.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import { whoPlays } from '../run/run-owner.ts';
import type { PlayerBefore } from './game-changes.ts';

async function standingOf(game: string, best: 'score' | 'own'): Promise<PlayerBefore | undefined> {
  const owner = await whoPlays();
  if (owner.kind === 'guest') return undefined;
  const { readStanding } = await untilLoaded(() => import('./read-standing.ts'));
  return readStanding(owner, game, best);
}

/** The standing at the moment this was mounted; undefined while it is read, and for a guest. `best`: whether a score can be one. */
export const useStanding = (game: string, best: 'score' | 'own'): PlayerBefore | undefined => useRead(() => standingOf(game, best), game);
