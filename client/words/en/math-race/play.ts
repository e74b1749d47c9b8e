import { inHundredths } from '../text/time.ts';

/** The course for a screen reader. */
export const course = (correct: number, target: number, inARow: number) => `Score ${correct} of ${target}, streak ${inARow}`;
export const streak = (inARow: number) => `Streak <number>${inARow}</number>`;
export const yourBest = (ms: number) => `Your best ${inHundredths(ms)} an answer`;
export const secondsSoFar = (seconds: number) => `${seconds} seconds so far`;
