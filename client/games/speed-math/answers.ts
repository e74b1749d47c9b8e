import { history, type HistoryRow } from '../../../shared/games/speed-math/v1/rules.ts';
import type { SpeedMathState } from '../../../shared/games/speed-math/v2/rules.ts';
import type { AnsweredProblem } from '../../play/result/problem-times.ts';
import { problemText } from '../../words/en/speed-math/problem.ts';

/** Every answer of a run, for its result and for the history. */
export const answersOf = (state: SpeedMathState): readonly AnsweredProblem[] => history(state).map(rowOf);

const rowOf = ({ idx, problem, userAnswer, correct, ms }: HistoryRow): AnsweredProblem => ({
  idx,
  problem: problemText(problem).printed,
  given: String(userAnswer),
  answer: String(problem.answer),
  correct,
  ms,
});
