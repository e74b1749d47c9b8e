import { useEffect } from 'react';
import { sounds } from '../sound/sounds.ts';
import type { News } from './standing.ts';

/** Plays a sound once if a new level was reached. */
export function useLevelTick({ level }: News): void {
  useEffect(() => {
    if (level !== undefined) sounds.play('level');
  }, [level]);
}
