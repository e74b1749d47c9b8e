import type { Difficulty } from '../kit/game.ts';
import type { PracticeOf } from '../statistics-kit/practice.ts';
import type { SpeedMathDifficulty } from './v1/config.ts';

/** How many digits the numbers have, by the difficulty that a session is saved with (spec 1 §9). */
const DIGITS: ReadonlyMap<string | undefined, SpeedMathDifficulty> = new Map<Difficulty, SpeedMathDifficulty>([
  ['easy', 'single'],
  ['medium', 'double'],
  ['hard', 'three'],
  ['expert', 'large'],
]);

export const practiceOf: PracticeOf = (operation, saved) => {
  const difficulty = DIGITS.get(saved);
  return difficulty ? { operation, difficulty } : { operation };
};
