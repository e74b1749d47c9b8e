import { FIRST_RUNG } from '../../../shared/games/kit/rungs.ts';
import { useRead } from '../../device/use-read.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import { ownerKey, useOwner } from '../run/run-owner.ts';

/** The rung that the current player has reached in an operation; where it is not known, or not read yet, that of a beginner. */
export function useReached(): (operation: string) => number {
  const owner = useOwner();
  const reached = useRead(async () => owner && (await untilLoaded(() => import('./reached.ts'))).reachedBy(owner), ownerKey(owner));
  return (operation) => reached?.get(operation) ?? FIRST_RUNG;
}
