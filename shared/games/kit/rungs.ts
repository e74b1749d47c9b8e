import type { Range } from './range.ts';

/** The steps of a run that fits its questions to the player, the easiest first: as many in every operation. */
export const RUNGS: Range = { lowest: 1, highest: 24 };

/** Where one begins of whom nothing is known. */
export const FIRST_RUNG = 4;
