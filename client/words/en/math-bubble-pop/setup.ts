import type { Operation } from '../../../../shared/games/math-bubble-pop/v1/config.ts';
import { amount } from '../../../text/number.ts';
import { livesLeft } from './lives.ts';

export const mode = 'Mode';
/** What a set looks like, by mode. */
export const examples: { readonly [operation in Operation]: string } = {
  addition: '7 + 5 makes 12',
  subtraction: '9 − 4 makes 5',
  multiplication: '6 × 4 makes 24',
  division: '24 ÷ 6 makes 4',
  mixed: 'All four by turns',
};
/** Stands before a mode's best score. */
export const best = 'Best';
export const rules = 'Three lives. The quicker you are, the more points.';

/** A game that was left in the middle, as its offer tells it, and what it begins with. */
export const soFar = (chosen: string, level: number, score: number, lives: number) =>
  `${chosen}, level ${level}: ${amount(score, { one: 'point', other: 'points' })}, ${livesLeft(lives)}.`;
export const waiting = 'Your score and lives are still here. You get a fresh target.';
