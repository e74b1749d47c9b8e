import { digitsOf } from '../../../shared/digits.ts';

/** The feedback of the demo `7 + 5 = ?` (spec 2 §2, Instant feedback page). */
type Feedback = 'right' | 'wrong' | 'none';

const ANSWER = 12;

/** The feedback on a typed text. Only digits count; without any there is no feedback. */
export const feedbackOn = (typed: string): Feedback => {
  const digits = digitsOf(typed);
  if (digits === '') return 'none';
  return Number(digits) === ANSWER ? 'right' : 'wrong';
};
