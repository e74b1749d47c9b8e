import { isCorrect, type GivenAnswer, type MathRaceState } from '../../../shared/games/math-race/v1/rules.ts';
import type { AnsweredProblem } from '../../play/result/problem-times.ts';
import { problemText } from '../../words/en/math-race/problem.ts';

/** Every answer of a race, for its result and for the history. */
export const answersOf = ({ answers }: MathRaceState): readonly AnsweredProblem[] => answers.map(rowOf);

const rowOf = (given: GivenAnswer, index: number): AnsweredProblem => ({
  idx: index + 1,
  problem: problemText(given.problem).printed,
  given: String(given.value),
  answer: String(given.problem.answer),
  correct: isCorrect(given),
  ms: given.ms,
});
