import { amount } from '../../../text/number.ts';

/** Of badges that can be redeemed; short, for it has to fit in one line beside its buttons. */
export const earned = (name: string) => `You earned "${name}"`;
export const earnedSeveral = (count: number) => `You earned ${amount(count, { one: 'badge', other: 'badges' })}`;

/** Spec 2 §2, to the letter. */
export const viewAll = 'View All Badges';
