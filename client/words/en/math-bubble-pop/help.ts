import { amount } from '../../../text/number.ts';

export const feedback =
  'The last bubble of a set decides it at once. A wrong set costs a life, and the same target comes again with new bubbles.';
export const adapts = 'Adapts by itself: right sets lead to the next level, with larger numbers and more bubbles to a set.';
export const rule = '100 for each right set, more for the level, for sets of many bubbles, for speed and for sets right before it.';
/** Two sets were right before it. */
export const example = (bubbles: number, level: number, seconds: number) =>
  `a set of ${amount(bubbles, 'bubble')} on level ${level}, the third right one, made in ${amount(seconds, 'second')}`;
