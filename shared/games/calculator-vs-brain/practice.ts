import type { PracticeOf } from '../statistics-kit/practice.ts';

/** Powers are asked among all the others, at the highest level, which alone is saved under another name (spec 1 §9). */
export const practiceOf: PracticeOf = (topic, saved = 'easy') => ({
  operation: topic === 'power' ? 'mixed' : topic,
  difficulty: saved === 'expert' ? 'insane' : saved,
});
