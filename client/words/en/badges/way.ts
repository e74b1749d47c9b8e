import { wholeNumber } from '../../../text/number.ts';

/** How far a player is with a badge. "7 of 10 days": `unit` is the badge's own. */
export const counted = (have: number, need: number, unit: string) => `${wholeNumber(have)} of ${wholeNumber(need)} ${unit}`;
export const bestTime = (best: string, need: string) => `Best ${best}, needs ${need}`;
/** The time that the badge asks for is reached. */
export const timeReached = (best: string, need: string) => `Done: ${best} of ${need}`;
