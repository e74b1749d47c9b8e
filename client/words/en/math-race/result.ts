import { inHundredths, spokenSeconds } from '../text/time.ts';

/** The sentences on a race: one that was ended early, and three by accuracy. */
export const ended = 'The race is over.';
export const flawless = 'A flawless race!';
export const across = 'Across the line!';
export const finished = 'Race finished!';

/** The figures for a screen reader. */
export const spoken = (seconds: number, accuracy: number, streak: number) =>
  `time ${spokenSeconds(seconds)}, accuracy ${accuracy} percent, best streak ${streak}`;

export const pace = (streak: number, anAnswer: string) => `Best streak <strong>${streak}</strong>, <strong>${anAnswer}</strong> an answer`;
export const toBeat = (ms: number) => `${inHundredths(ms)} an answer: the pace to beat on this set-up`;
export const newBest = (ms: number) => `New best: ${inHundredths(ms)} an answer`;
export const behind = (byMs: number, bestMs: number) => `${inHundredths(byMs)} an answer behind your best of ${inHundredths(bestMs)}`;

export const raceAgain = 'Race Again';
export const newRace = 'New Race';
