import { useRead } from '../../device/use-read.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import { whoPlays } from '../run/run-owner.ts';
import type { PlayerBefore } from './game-changes.ts';

async function standing(): Promise<PlayerBefore | undefined> {
  const owner = await whoPlays();
  if (owner.kind === 'guest') return undefined;
  const { readStanding } = await untilLoaded(() => import('./read-standing.ts'));
  return readStanding(owner.localId);
}

/** The standing when a run began; undefined while it is read, and for a guest. */
export const useStanding = (sessionId: string): PlayerBefore | undefined => useRead(standing, sessionId);
