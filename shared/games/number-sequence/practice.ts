import { fieldsIn, type PracticeRules } from '../statistics-kit/practice.ts';

export const practice: PracticeRules = {
  setupOf: ({ data }) => fieldsIn(data, 'digits', 'count', 'timeLimit', 'rounds'),
  setupOfBest: (digits) => ({ digits: Number(digits) }),
};
