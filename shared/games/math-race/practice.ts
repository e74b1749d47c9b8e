import { fieldsIn, type PracticeRules } from '../statistics-kit/practice.ts';

export const practice: PracticeRules = {
  setupOf: ({ data }) => fieldsIn(data, 'operation', 'from', 'to', 'target'),
  practiceOf: (operation) => ({ operation }),
};
