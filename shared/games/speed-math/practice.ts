import type { Difficulty } from '../kit/game.ts';
import { fieldsIn, type PracticeRules } from '../statistics-kit/practice.ts';
import type { SpeedMathDifficulty } from './v1/config.ts';

/** How many digits the numbers have, by the difficulty that a session is saved with (spec 1 §9). */
const DIGITS: ReadonlyMap<string | undefined, SpeedMathDifficulty> = new Map<Difficulty, SpeedMathDifficulty>([
  ['easy', 'single'],
  ['medium', 'double'],
  ['hard', 'three'],
  ['expert', 'large'],
]);

function digitsOf(saved: string | undefined) {
  const difficulty = DIGITS.get(saved);
  return difficulty ? { difficulty } : {};
}

export const practice: PracticeRules = {
  setupOf: ({ difficulty, data }) => ({
    ...fieldsIn(data, 'operation', 'friendly', 'timeLimit', 'questions'),
    ...(data['reached'] === undefined ? digitsOf(difficulty) : { difficulty: 'fit' }),
  }),
  setupOfBest: (operation = '', saved, questions, friendly) => ({
    operation,
    ...digitsOf(saved),
    friendly: friendly !== undefined,
    questions: Number(questions),
  }),
  practiceOf: (operation, saved) => ({ operation, ...digitsOf(saved) }),
};
