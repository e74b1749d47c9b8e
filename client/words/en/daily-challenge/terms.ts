import { wholeNumber } from '../../../text/number.ts';

/** What a challenge asks and gives. */
export const target = 'Target';
export const reward = 'Reward';
export const xp = (amount: number) => `${wholeNumber(amount)} XP`;
