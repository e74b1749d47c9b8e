import { fieldsIn, type PracticeRules } from '../statistics-kit/practice.ts';

/** The highest level alone is saved under another name (spec 1 §9). */
const levelOf = (saved: string): string => (saved === 'expert' ? 'insane' : saved);

export const practice: PracticeRules = {
  setupOf: ({ difficulty, data }) => ({ ...fieldsIn(data, 'operation'), difficulty: levelOf(difficulty) }),
  setupOfBest: (operation = '', saved = '') => ({ operation, difficulty: levelOf(saved) }),
  /** Powers are asked among all the others, at the highest level. */
  practiceOf: (topic, saved = 'easy') => ({ operation: topic === 'power' ? 'mixed' : topic, difficulty: levelOf(saved) }),
};
