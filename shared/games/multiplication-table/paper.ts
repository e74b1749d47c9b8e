import { paperForm } from '../kit/paper-form.ts';
import { MOST_QUESTIONS, questionsInRun } from './v1/limits.ts';
import type { TableState } from './v3/rules.ts';

export const paper = paperForm<TableState>('multiplication-table', {
  count: ({ config }) => {
    const count = questionsInRun(config);
    return count === MOST_QUESTIONS ? null : count;
  },
  asks: ({ question: { a, b, answer } }) => ({ form: 'multiply', a, b, c: 0, answer }),
});
