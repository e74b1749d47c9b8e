import type { CalculatorMove } from '../../../shared/games/calculator-vs-brain/v1/moves.ts';
import type { CalculatorState } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { digitCount } from '../../../shared/games/kit/typed-answer.ts';
import type { AnswerTyping } from '../../play/input/answer-run.ts';

/** Enter and Submit give the answer. Between rounds Enter starts the next round; what was typed stays in sight until then. */
export const typing: AnswerTyping<CalculatorMove, CalculatorState> = {
  isSameQuestion: (a, b) => a.problem === b.problem,
  awaits: ({ phase, problem }) => (phase === 'asking' ? { digits: digitCount(problem.answer), minus: false } : null),
  answer: (value) => ({ type: 'answer', value }),
  meanwhile: ({ phase }, key) => (phase === 'decided' && key === 'enter' ? { type: 'next' } : null),
};
