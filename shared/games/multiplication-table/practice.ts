import { fieldsIn, type PracticeRules } from '../statistics-kit/practice.ts';

export const practice: PracticeRules = {
  setupOf: ({ data }) => fieldsIn(data, 'mode', 'table'),
  setupOfBest: (mode = '', table = '') => ({ mode, table: table === 'mixed' ? table : Number(table) }),
  /** The larger tables are one topic (`topicOf`): which of them was hard, it does not tell. */
  practiceOf: (topic) => {
    const table = /^table (\d{1,2})$/.exec(topic)?.[1];
    return table === undefined ? {} : { table: Number(table) };
  },
};
