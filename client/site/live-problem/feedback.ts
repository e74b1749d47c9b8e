import { digitsOf } from '../../../shared/digits.ts';

/** The feedback of the demo `7 + 5 = ?` (spec 2 §2, Instant feedback page). */
type Feedback = 'right' | 'wrong' | 'none';

/** A sum as it is written, with an answer of two digits. */
export interface DemoProblem {
  readonly parts: readonly [first: string, sign: string, second: string];
  readonly answer: number;
}

/** The specification's. */
export const DEMO: DemoProblem = { parts: ['7', '+', '5'], answer: 12 };

/** The feedback on a typed text. Only digits count; without any, or without a problem, there is no feedback. */
export const feedbackOn = (typed?: string, problem?: DemoProblem): Feedback => {
  const digits = digitsOf(typed ?? '');
  if (!problem || digits === '') return 'none';
  return Number(digits) === problem.answer ? 'right' : 'wrong';
};
