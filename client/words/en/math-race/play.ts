import { shortTime } from '../text/time.ts';

/** The course for a screen reader. */
export const course = (correct: number, target: number, inARow: number) => `Score ${correct} of ${target}, streak ${inARow}`;
export const streak = (inARow: number) => `Streak <number>${inARow}</number>`;
export const yourBest = (ms: number) => `Your best ${shortTime(ms)}`;
export const secondsSoFar = (seconds: number) => `${seconds} seconds so far`;
