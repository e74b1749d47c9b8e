import { amount, wholeNumber } from '../../../text/number.ts';

/** The welcome in the menu of a phone: spec 2 §2, Shared layout. */
export const welcome = (firstName: string) => `Welcome, ${firstName}!`;
export const settings = 'Settings';

export const level = (reached: number) => `Level ${wholeNumber(reached)}`;
export const xp = (total: number) => `${wholeNumber(total)} XP`;
export const days = (streak: number) => amount(streak, { one: 'day', other: 'days' });

/** Until they are read. */
export const noLevel = 'Level –';
export const noXp = '– XP';
export const noDays = '– days';
