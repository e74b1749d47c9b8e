import type { MathRaceConfig } from '../../../../shared/games/math-race/v1/config.ts';
import { wholeNumber } from '../../../text/number.ts';
import { inHundredths } from '../text/time.ts';

export const operation = 'Operation';
export const from = 'From';
export const to = 'To';
/** The hint of spec 1 §5, with the greatest number allowed (decision G23). */
export const range = (most: number) => `1-999 (up to ${wholeNumber(most)})`;
/** A button that fills in both numbers. */
export const fit = 'Fit to me';
export const aboutFit = 'Small numbers at first, then as hard as your answers so far say.';
export const target = 'Target Score';
export const targetRange = (most: number) => `Right answers to the finish: 5-100 (up to ${wholeNumber(most)})`;

/** In place of the examples. */
export const choose = 'Choose an operation to see what is asked.';
/** Before the examples. */
export const problemsLike = 'Problems like';
export const numbersLike = (least: number, most: number) => `Numbers from ${least} to ${most}, like`;
export const yourBest = (ms: number) => `Your best <time>${inHundredths(ms)}</time> an answer`;

/** A race that was left in the middle, as its offer tells it. */
export const soFar = (asked: string, { from: least, to: most, target: all }: MathRaceConfig, right: number) =>
  `${asked}, ${least} to ${most}: ${right} of ${all} right answers.`;

/** Why the set-up is refused, by field: spec 1 §5, to the letter, and decision G23. */
export const refusals: { readonly [field in keyof MathRaceConfig]: string } = {
  operation: 'Select an operation!',
  from: 'From must be a whole number',
  to: 'To must be a whole number',
  target: 'Target Score must be a whole number',
};
