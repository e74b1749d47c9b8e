import { isRight } from '../../../shared/games/practice/v1/choose.ts';
import { answersIn } from '../../../shared/games/practice/v1/rules.ts';
import type { PracticeState } from '../../../shared/games/practice/v1/state.ts';
import type { AnsweredProblem } from '../../play/result/problem-times.ts';
import { printed } from '../../words/en/practice/problem.ts';
import { notKnownInList } from '../../words/en/practice/result.ts';

/** Every answer of a run, for its result and for the history. */
export const answersOf = (state: PracticeState): readonly AnsweredProblem[] =>
  answersIn(state).map((given) => ({
    idx: given.idx,
    problem: printed(given.question),
    given: given.value === null ? notKnownInList : String(given.value),
    answer: String(given.question.answer),
    correct: isRight(given),
    ms: given.ms,
  }));
