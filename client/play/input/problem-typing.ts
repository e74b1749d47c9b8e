import type { Go } from '../../../shared/games/kit/go.ts';
import { digitCount, isFullLength } from '../../../shared/games/kit/typed-answer.ts';
import { clockOf } from '../choices/clock-of.ts';
import type { AnswerTyping } from './answer-run.ts';

/** What typing needs to know of a game that asks one problem after another, with a pause after each answer. */
interface ProblemState {
  readonly config: object;
  readonly problem: { readonly answer: number };
  readonly shownAtMs: number;
  /** When the pause after an answer ends; null while an answer is expected. */
  readonly feedbackUntilMs: number | null;
}

interface AnswerMove {
  readonly type: 'answer';
  readonly value: number;
}

/**
 * The last digit submits an answer (spec 1 §4). No answer is negative, and none is accepted during a pause, which Enter ends by another
 * clock than the ordinary one (decision G26).
 */
export const problemTyping: AnswerTyping<AnswerMove | Go, ProblemState> = {
  isSameQuestion: (a, b) => a.problem === b.problem && a.shownAtMs === b.shownAtMs,
  awaits: ({ problem, feedbackUntilMs }) => (feedbackUntilMs === null ? { digits: digitCount(problem.answer), minus: false } : null),
  answer: (value) => ({ type: 'answer', value }),
  meanwhile: ({ config }, key) => (key === 'enter' && clockOf(config) !== 'on' ? { type: 'go' } : null),
  submitsItself: { when: ({ problem }, typed) => isFullLength(typed, problem.answer), delayMs: 0 },
};
