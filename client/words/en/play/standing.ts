import type { Lack, Measure } from '../../../../shared/games/statistics-kit/best.ts';
import { amount, wholeNumber } from '../../../text/number.ts';
import { inHundredths, inTenths, shortTime } from '../text/time.ts';

/** A run beside those before it with the same set-up: by ms an answer, digits held at once, ms, moves or points. */

type Said = { readonly [measure in Measure]: (value: number) => string };

/** The figure that a result leads with. */
export const figure: Said = {
  pace: inTenths,
  span: wholeNumber,
  time: shortTime,
  moves: wholeNumber,
  score: wholeNumber,
};

const MOVES = { one: 'move', other: 'moves' };
const POINTS = { one: 'point', other: 'points' };
const DIGITS = { one: 'digit', other: 'digits' };

/** Stands below it. `beside`: the second figure of the puzzle, its moves. */
export const unit = (measure: Measure, value: number, beside?: number): string => {
  if (measure === 'time') return beside === undefined ? 'on the clock' : `and ${amount(beside, MOVES)}`;
  return { pace: 'an answer', span: value === 1 ? 'digit at once' : 'digits at once', moves: 'moves', score: 'points' }[measure];
};

/** The same in a sentence: "1.1 s an answer", "12 digits at once". */
export const withUnit: Said = {
  pace: (ms) => `${inTenths(ms)} an answer`,
  span: (digits) => `${amount(digits, DIGITS)} at once`,
  time: shortTime,
  moves: (moves) => amount(moves, MOVES),
  score: (points) => amount(points, POINTS),
};

/** A difference in time; in hundredths where tenths would say that there is none. */
const apart = (ms: number): string => (ms < 100 ? inHundredths(ms) : inTenths(ms));

const gained: Said = {
  pace: (ms) => `${apart(ms)} faster`,
  span: (digits) => `${amount(digits, DIGITS)} more`,
  time: (ms) => `${apart(ms)} faster`,
  moves: (moves) => `${wholeNumber(moves)} fewer ${moves === 1 ? 'move' : 'moves'}`,
  score: (points) => `${amount(points, POINTS)} more`,
};
const lost: Said = {
  pace: (ms) => `${apart(ms)} slower`,
  span: (digits) => `${amount(digits, DIGITS)} fewer`,
  time: (ms) => `${apart(ms)} slower`,
  moves: (moves) => `${amount(moves, { one: 'move', other: 'moves' })} more`,
  score: (points) => `${amount(points, POINTS)} fewer`,
};
const asMuch: { readonly [measure in Measure]: string } = {
  pace: 'as fast',
  span: 'as many digits',
  time: 'as fast',
  moves: 'as many moves',
  score: 'as many points',
};

/** What a run is compared with. */
const than = { last: 'last time', first: 'your first run' };
const as = { last: 'last time', first: 'on your first run' };

/** `gain` is positive if this run was the better one. */
export function gainOn(which: keyof typeof than, measure: Measure, gain: number): string {
  const [said, size] = [gain > 0 ? gained : lost, Math.abs(gain)];
  // Times are said in hundredths at the finest.
  const isSame = measure === 'pace' || measure === 'time' ? size < 10 : size === 0;
  return isSame ? `${asMuch[measure]} as ${as[which]}` : `${said[measure](size)} than ${than[which]}`;
}

/** A time says by itself what it is. */
const alone: Said = { ...withUnit, pace: inTenths };

export const isBest = 'your best on this set-up';
export const bestSoFar = (measure: Measure, best: number) => `your best on this set-up: ${alone[measure](best)}`;
export const asGoodAsBest = 'as good as your best on this set-up';
export const bestToReach = (measure: Measure, best: number) => `Your best on this set-up: ${alone[measure](best)}.`;

export const firstRun = 'Your first run on this set-up. The next one is compared with it.';
/** Why a run is not compared, and what to do about it. */
export const lacks: { readonly [lack in Lack]: string } = {
  accuracy: 'Get 90% right, and your time is compared, too. Right first, then fast.',
  answers: 'Give a few more answers, and your time is compared.',
  rounds: 'Get every round right, and your run is compared. You are on the way.',
};

/** A mean over the runs of a week. */
export const weeks = (measure: Measure, now: number, before: number, onlyItsEnd: boolean) =>
  `This week ${withUnit[measure](now)} on average, ${onlyItsEnd ? 'at the end of last week' : 'last week'} ${figure[measure](before)}.`;

interface Line {
  readonly measure: Measure;
  readonly runs: number;
  readonly from: number;
  readonly to: number;
  readonly best: number;
}

/** What the line of the last runs shows. */
export const line = ({ measure, runs, from, to, best }: Line) =>
  `Your last ${runs} runs: from ${figure[measure](from)} to ${withUnit[measure](to)}, ${figure[measure](best)} at best.`;
