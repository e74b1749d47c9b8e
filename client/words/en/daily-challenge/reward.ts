import { wholeNumber } from '../../../text/number.ts';

export const redeem = (xp: number) => `Redeem ${wholeNumber(xp)} XP`;
export const claimed = (xp: number) => `Reward claimed: ${wholeNumber(xp)} XP`;
export const aboutLevel = 'The reward has brought you here.';
export const claimedWithLevel = (xp: number, level: number) => `${claimed(xp)}. Level ${level} reached.`;
