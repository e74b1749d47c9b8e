import { percent } from '../../../text/number.ts';
import { inTenths, withTime } from '../text/time.ts';

/** The heading of the result, by accuracy. */
export const outstanding = 'Outstanding!';
export const great = 'Great job!';
export const practise = 'Keep practicing!';

/** The figures for a screen reader. */
export const spoken = (accuracy: number, seconds: number | undefined, streak: number) =>
  `${withTime(`accuracy ${accuracy} percent`, seconds)}, best streak ${streak}`;

export const breakdown = 'Score breakdown';
export const finalScore = 'Final score';
export const answers = 'Answers';
export const answersWhy = (right: number, all: number, streak: number) => `${right} of ${all} right, best streak ${streak} in a row`;
export const accuracyBonus = 'Accuracy bonus';
export const accuracyWhy = (accuracy: number) => `${percent(accuracy)} of your answers right`;
export const consistencyBonus = 'Consistency bonus';
/** What the consistency bonus is for, at an accuracy in percent (decision G8). */
export const consistencyWhy = (accuracy: number): string =>
  accuracy >= 90 ? 'for 90% right or more' : 'for 70% right or more, twice as much from 90%';
export const speed = 'Speed';
/** `countedMs`: what the mean time counts as by a longer clock. */
export const speedWhy = (meanMs: number, countedMs: number) =>
  countedMs === meanMs ? `${inTenths(meanMs)} an answer` : `${inTenths(meanMs)} an answer, by your clock ${inTenths(countedMs)}`;
export const minimum = 'Minimum';
export const minimumWhy = 'no game ends below 10';

/** "Table 7 mastered!", "Tables 7 and 8 mastered!", "Tables 6, 7 and 8 mastered!" */
export function tablesMastered(tables: readonly number[]): string {
  const [first, ...rest] = tables;
  const last = rest.pop();
  if (last === undefined) return `Table ${first} mastered!`;
  return `Tables ${[first, ...rest].join(', ')} and ${last} mastered!`;
}

export const thisMastered = 'You have mastered this table.';
export const allMastered = 'You have mastered all of these.';
export const missing = (answersLeft: number, table: number): string =>
  answersLeft === 1 ? `1 more right answer masters table ${table}.` : `${answersLeft} more right answers master table ${table}.`;
