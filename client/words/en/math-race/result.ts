import { spokenSeconds } from '../text/time.ts';

/** The sentences on a race: one that was ended early, and three by accuracy. */
export const ended = 'The race is over.';
export const flawless = 'A flawless race!';
export const across = 'Across the line!';
export const finished = 'Race finished!';

/** The figures for a screen reader. `seconds`: undefined without a clock. */
export const spoken = (seconds: number | undefined, accuracy: number, streak: number) =>
  `${seconds === undefined ? '' : `time ${spokenSeconds(seconds)}, `}accuracy ${accuracy} percent, best streak ${streak}`;

export const streak = (most: number) => `Best streak <strong>${most}</strong>`;
export const pace = (streak: number, anAnswer: string) => `Best streak <strong>${streak}</strong>, <strong>${anAnswer}</strong> an answer`;
