import { countClass, paceLack, paceOf, setupText, type BestRules } from '../statistics-kit/best.ts';

/**
 * Comparable are runs of one operation, difficulty and class of questions, friendly or not. The number of questions is that of the run,
 * for fewer may exist than were wanted (decision G3). Not the time limit: it changes no problem and is in no answer's time.
 */
export const best: BestRules = {
  slug: 'speed-math',
  sameSetup: ({ difficulty, data: { operation, friendly, questions } }) =>
    // All numbers of one digit are friendly (RULES.md, F1).
    setupText([operation, difficulty, countClass(questions), ...(friendly === true && difficulty !== 'easy' ? ['friendly'] : [])]),
  measures: ['pace'],
  figuresOf: (run) => paceOf(run, run.data['questions']),
  lackOf: (run) => paceLack(run, run.data['questions']),
};
