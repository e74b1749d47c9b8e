import type { PracticeMove } from '../../../shared/games/practice/v2/moves.ts';
import type { PracticeState } from '../../../shared/games/practice/v1/state.ts';
import { digitCount, isFullLength } from '../../../shared/games/kit/typed-answer.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import type { AnswerTyping } from '../../play/input/answer-run.ts';

/** An answer, or the solution typed once. Enter also passes on from a fact that is shown before it is asked. */
export const practiceTyping: AnswerTyping<PracticeMove, PracticeState> = {
  isSameQuestion: (a, b) => a.question === b.question && a.phase === b.phase,
  awaits: ({ phase, question }) =>
    phase === 'asked' || phase === 'solution' ? { digits: digitCount(question.answer), minus: false } : null,
  answer: (value, { phase }, sent) => (phase === 'solution' ? { type: 'retype', value } : { type: 'answer', value, sent }),
  meanwhile: ({ phase, config }, key) => {
    if (key !== 'enter') return null;
    if (phase === 'new') return { type: 'got-it' };
    return clockOf(config) === 'on' ? null : { type: 'go' };
  },
  submitsItself: { when: ({ question }, typed) => isFullLength(typed, question.answer), delayMs: 0 },
};
