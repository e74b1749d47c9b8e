import { revealMs } from '../../../shared/games/number-sequence/v1/times.ts';

/** How long the numbers are shown, in whole seconds. */
export const revealSeconds = (digits: number): number => revealMs(digits) / 1000;
