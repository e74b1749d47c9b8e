import { whoPlays } from '../run/run-owner.ts';
import type { PlayerBefore } from './game-changes.ts';
import { loadStanding } from './load-reads.ts';
import { useReadAhead } from '../run/use-read-ahead.ts';

async function standing(round: string | undefined): Promise<PlayerBefore | undefined> {
  const owner = await whoPlays();
  if (owner.kind === 'guest') return undefined;
  const { readStanding } = await loadStanding();
  return readStanding(owner.localId, round);
}

/** The standing when a run began; undefined during play, while it is read, and for a guest. @param round its code, if it is of a class round. */
export const useStanding = (sessionId: string, round: string | undefined, isPlaying: boolean): PlayerBefore | undefined =>
  useReadAhead(() => standing(round), sessionId, isPlaying);
