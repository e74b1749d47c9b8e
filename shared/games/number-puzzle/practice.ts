import type { PracticeRules } from '../statistics-kit/practice.ts';

/** A board is saved with its difficulty (spec 1 §9). */
export const practice: PracticeRules = {
  setupOf: ({ difficulty }) => ({ difficulty }),
};
