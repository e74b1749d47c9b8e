import type { PracticeRules } from '../statistics-kit/practice.ts';

export const practice: PracticeRules = {
  setupOf: ({ data: { operation_type: operation } }) => (typeof operation === 'string' ? { operation } : {}),
  setupOfBest: (operation = '') => ({ operation }),
  practiceOf: (operation) => ({ operation }),
};
