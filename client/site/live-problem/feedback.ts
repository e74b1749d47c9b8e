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

/** How many digits the slot takes. Blanks around them are no digits, so that the browser cannot count them. */
const PLACES = 2;

/** What is in the slot once `input` stands in its field. Behind a full answer that was `wrong` the next digit begins another. */
export function typedInSlot(input: string, wrong = ''): string {
  const digits = digitsOf(input);
  const isBehind = wrong.length === PLACES && digits.length > PLACES && digits.startsWith(wrong);
  return (isBehind ? digits.slice(PLACES) : digits).slice(0, PLACES);
}
