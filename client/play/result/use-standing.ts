import { useRead } from '../../device/use-read.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import { whoPlays } from '../run/run-owner.ts';
import type { Standing } from './standing.ts';

async function standingOf(game: string, best: 'score' | 'own'): Promise<Standing | undefined> {
  const owner = await whoPlays();
  if (owner.kind === 'guest') return undefined;
  const { readStanding } = await untilLoaded(() => import('./read-standing.ts'));
  return readStanding(owner, game, best);
}

/** The standing at the moment this was mounted; undefined while it is read, and for a guest. `best`: whether a score can be one. */
export const useStanding = (game: string, best: 'score' | 'own'): Standing | undefined => useRead(() => standingOf(game, best), game);
