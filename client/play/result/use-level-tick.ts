import { useEffect } from 'react';
import { sounds } from '../sound/sounds.ts';
import type { News } from './standing.ts';

/** A level that was reached is heard once. */
export function useLevelTick({ level }: News): void {
  useEffect(() => {
    if (level !== undefined) sounds.play('level');
  }, [level]);
}
