import { isRight, type GivenAnswer } from '../../../shared/games/multiplication-table/v1/rules.ts';
import type { TableState } from '../../../shared/games/multiplication-table/v2/rules.ts';
import type { AnsweredProblem } from '../../play/result/problem-times.ts';
import { printed } from '../../words/en/multiplication-table/question.ts';

/** Every answer of a run, for its result and for the history. */
export const answersOf = ({ answers }: TableState): readonly AnsweredProblem[] => answers.map(rowOf);

const rowOf = (given: GivenAnswer, index: number): AnsweredProblem => ({
  idx: index + 1,
  problem: printed(given.question),
  given: String(given.value),
  answer: String(given.question.answer),
  correct: isRight(given),
  ms: given.ms,
});
