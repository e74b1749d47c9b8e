import { inTenths } from '../text/time.ts';

export const history = 'History';
export const problem = 'Problem';
export const yourAnswer = 'Your answer';
export const correct = 'Correct';
export const time = 'Time';
export const yes = 'Yes';
/** Only a screen reader says what is hidden. */
export const no = '<hidden>No, it is </hidden><answer></answer>';
/** Stands behind a time. */
export const slowTime = ' slow';

export const usual = 'usual';
export const slow = 'slow';
export const wrong = 'wrong';

/** The chart of a single problem. */
export const oneTime = (asked: string, ms: number) => `${inTenths(ms)} for ${asked}.`;
export const times = (usualMs: number, longest: string, longestMs: number) =>
  `Usually ${inTenths(usualMs)} a problem; longest ${longest}, ${inTenths(longestMs)}.`;

/** A problem and its time, in a list. */
export const took = (asked: string, ms: number) => `${asked} in ${inTenths(ms)}`;
/** What took longer than the chart is high. `others`: how many more than are named. */
export const broken = (named: readonly string[], others: number) =>
  `Broken bars: ${named.join(', ')}${others === 0 ? '' : `, and ${others} more`}.`;
