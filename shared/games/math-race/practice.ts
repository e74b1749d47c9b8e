import { fieldsIn, type PracticeRules } from '../statistics-kit/practice.ts';

export const practice: PracticeRules = {
  setupOf: ({ data }) => fieldsIn(data, 'operation', 'from', 'to', 'target'),
  setupOfBest: (operation = '', from, to, target) => ({ operation, from: Number(from), to: Number(to), target: Number(target) }),
  practiceOf: (operation) => ({ operation }),
};
