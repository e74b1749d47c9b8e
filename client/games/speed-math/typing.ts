import type { SpeedMathMove } from '../../../shared/games/speed-math/v1/moves.ts';
import type { SpeedMathState } from '../../../shared/games/speed-math/v1/rules.ts';
import { digitsOf, isFullLength } from '../../../shared/games/kit/typed-answer.ts';
import type { AnswerTyping } from '../../play/input/answer-run.ts';

/** An answer submits itself with its last digit (spec 1 §4). No answer is negative, and none is taken during a pause. */
export const typing: AnswerTyping<SpeedMathMove, SpeedMathState> = {
  isSameQuestion: (a, b) => a.problem === b.problem && a.shownAtMs === b.shownAtMs,
  awaits: ({ problem, feedbackUntilMs }) => (feedbackUntilMs === null ? { digits: digitsOf(problem.answer), minus: false } : null),
  answer: (value) => ({ type: 'answer', value }),
  submitsItself: { when: ({ problem }, typed) => isFullLength(typed, problem.answer), delayMs: 0 },
};
