import { useRead } from '../../device/use-read.ts';
import { ownerKey, useOwner } from '../../play/run/run-owner.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import type { Reached } from './reached.ts';

/** The rungs that the current player has reached; undefined while they are read. */
export function useReached(): Reached | undefined {
  const owner = useOwner();
  return useRead(async () => owner && (await untilLoaded(() => import('./reached.ts'))).reachedBy(owner), ownerKey(owner));
}
