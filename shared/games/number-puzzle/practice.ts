import type { PracticeRules } from '../statistics-kit/practice.ts';
import { difficultyOfSize } from './v1/config.ts';

/** A board is saved with its difficulty (spec 1 §9). */
export const practice: PracticeRules = {
  setupOf: ({ difficulty }) => ({ difficulty }),
  setupOfBest: (size) => {
    const difficulty = difficultyOfSize(Number(size));
    return difficulty ? { difficulty } : {};
  },
};
