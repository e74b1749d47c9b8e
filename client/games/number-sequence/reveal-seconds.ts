import { revealMs } from '../../../shared/games/number-sequence/v1/rules.ts';

/** How long the numbers are shown, in whole seconds. */
export const revealSeconds = (digits: number): number => revealMs(digits) / 1000;
