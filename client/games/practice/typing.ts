import type { PracticeMove } from '../../../shared/games/practice/v1/moves.ts';
import type { PracticeState } from '../../../shared/games/practice/v1/state.ts';
import { digitCount, isFullLength } from '../../../shared/games/kit/typed-answer.ts';
import type { AnswerTyping } from '../../play/input/answer-run.ts';

/** Whether only Enter and Submit send an answer: what whoever plays prefers (decision D32), as the set-up has read it. */
let isByKey = false;

export const sendByKey = (byKey: boolean): void => {
  isByKey = byKey;
};

/** An answer, or the solution typed once. Enter also passes on from a fact that is shown before it is asked. */
export const practiceTyping: AnswerTyping<PracticeMove, PracticeState> = {
  isSameQuestion: (a, b) => a.question === b.question && a.phase === b.phase,
  awaits: ({ phase, question }) =>
    phase === 'asked' || phase === 'solution' ? { digits: digitCount(question.answer), minus: false } : null,
  answer: (value, { phase }, sent) => (phase === 'solution' ? { type: 'retype', value } : { type: 'answer', value, sent }),
  meanwhile: ({ phase }, key) => (phase === 'new' && key === 'enter' ? { type: 'got-it' } : null),
  submitsItself: { when: ({ question }, typed) => !isByKey && isFullLength(typed, question.answer), delayMs: 0 },
};
