import type { PracticeOf } from '../statistics-kit/practice.ts';

/** The larger tables are one topic (`topicOf`): which of them was hard, it does not tell. */
export const practiceOf: PracticeOf = (topic) => {
  const table = /^table (\d{1,2})$/.exec(topic)?.[1];
  return table === undefined ? {} : { table: Number(table) };
};
