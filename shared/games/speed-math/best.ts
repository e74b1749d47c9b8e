import { countClass, paceLack, paceOf, setupText, type BestRules, type SetupFacts } from '../statistics-kit/best.ts';

/** Whether the questions followed the player: then the session says which rung was reached (v2/RULES.md, R14). */
const isFitted = ({ data }: SetupFacts): boolean => data['reached'] !== undefined;

/**
 * Comparable are runs of one operation, difficulty and class of questions, friendly or not. The number of questions is that of the run,
 * for fewer may exist than were wanted (decision G3). Not the time limit: it changes no problem and is in no answer's time.
 */
export const best: BestRules = {
  slug: 'speed-math',
  sameSetup: (run) => {
    const { operation, friendly, questions } = run.data;
    if (isFitted(run)) return setupText([operation, 'fit', countClass(questions)]);
    // All numbers of one digit are friendly (RULES.md, F1).
    return setupText([
      operation,
      run.difficulty,
      countClass(questions),
      ...(friendly === true && run.difficulty !== 'easy' ? ['friendly'] : []),
    ]);
  },
  measures: ['pace'],
  // The questions of a run that fits followed its player: how long their answers took compares with nothing.
  figuresOf: (run) => (isFitted(run) ? undefined : paceOf(run, run.data['questions'])),
  lackOf: (run) => (isFitted(run) ? undefined : paceLack(run, run.data['questions'])),
};
