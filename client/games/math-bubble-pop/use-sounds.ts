import { useEffect } from 'react';
import type { BubblePopState } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import { sounds } from '../../play/sound/sounds.ts';

/** Plays a sound for each pick, for the verdict on a set, and for a new level. */
export function useSounds({ picked, verdict, levelUpUntilMs }: BubblePopState): void {
  useEffect(() => {
    if (picked.length > 0) sounds.play('key');
  }, [picked]);
  useEffect(() => {
    if (verdict !== null) sounds.play(verdict.right ? 'right' : 'wrong');
  }, [verdict]);
  useEffect(() => {
    if (levelUpUntilMs !== null) sounds.play('level');
  }, [levelUpUntilMs]);
}
