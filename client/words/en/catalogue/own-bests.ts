import type { Measure } from '../../../../shared/games/statistics-kit/best.ts';
import { amount, wholeNumber } from '../../../text/number.ts';
import { inTenths, shortTime } from '../text/time.ts';

/** The player's own best, by what is measured: ms an answer, digits held at once, ms, moves, points. */
export const bestOf: { readonly [measure in Measure]: (value: number) => string } = {
  pace: (ms) => `Best ${inTenths(ms)}`,
  span: (digits) => `Best ${amount(digits, { one: 'digit', other: 'digits' })}`,
  time: (ms) => `Best ${shortTime(ms)}`,
  moves: (moves) => `Best ${amount(moves, { one: 'move', other: 'moves' })}`,
  score: (points) => `Best ${wholeNumber(points)}`,
};
