import { wholeNumber } from '../../../text/number.ts';

/** The level from which the badges of a rarity can be had. */
export const fromLevel = (level: number) => `From level ${wholeNumber(level)}`;
