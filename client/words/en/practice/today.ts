import { wholeNumber } from '../../../text/number.ts';

/** The card on home. */
export const term = 'Practice';
export const title = 'Ten minutes today';
export const dueCount = (count: number) => `${wholeNumber(count)} due`;
export const dueSpoken = 'to be asked today';
export const newCount = (count: number) => `${wholeNumber(count)} new`;
export const toCheckCount = (count: number) => `${wholeNumber(count)} to check`;
export const newSpoken = 'nothing is due';
export const done = 'Done';
