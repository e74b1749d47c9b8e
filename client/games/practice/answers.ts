import { isRight } from '../../../shared/games/practice/v1/choose.ts';
import { answersIn } from '../../../shared/games/practice/v1/rules.ts';
import type { PracticeState } from '../../../shared/games/practice/v1/state.ts';
import type { PaperState } from '../../../shared/games/practice/v3/rules.ts';
import type { AnsweredProblem } from '../../play/result/problem-times.ts';
import { printed } from '../../words/en/practice/problem.ts';
import { notKnownInList, wrongOnPaper } from '../../words/en/practice/result.ts';

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

/** The same of a sheet of paper: what stood there instead of a right answer, nobody has typed. */
export const answersOnPaper = ({ questions, marks }: PaperState): readonly AnsweredProblem[] =>
  questions.slice(0, marks.length).map((question, i) => ({
    idx: i + 1,
    problem: printed(question),
    given: marks[i] ? String(question.answer) : wrongOnPaper,
    answer: String(question.answer),
    correct: marks[i] === true,
    ms: 0,
    ...(!marks[i] && { unanswered: true }),
  }));
