import type { DayNumber } from '../../../../shared/day.ts';
import { dayInYear } from '../text/calendar.ts';
import { amount, wholeNumber } from '../../../text/number.ts';

export const reward = 'Reward';
export const specialTitle = 'Title';
export const requiredLevel = 'Required level';
export const whatToDo = 'What to do';

/** What a badge pays. */
export const xp = (total: number) => `+${wholeNumber(total)} XP`;
export const multipliedXp = (total: number, base: number, multiplier: number) =>
  `+${wholeNumber(total)} XP (${wholeNumber(base)} × ${multiplier})`;

export const redeem = 'Redeem Badge';
export const check = 'Check requirements';
/** Why it cannot be redeemed at this level: spec 2 §2, to the letter. */
export const moreLevels = (missing: number) => `Need ${amount(missing, { one: 'more level', other: 'more levels' })}`;

/** The level that the badge's XP has brought. */
export const level = (reached: number) => `Level ${wholeNumber(reached)}`;
export const levelReached = 'You have reached it with this badge.';

export const unlockedOn = (day: DayNumber) => `Unlocked on ${dayInYear(day)}`;
/** Why a badge that was redeemed does not count. */
export const unconfirmed = (day: DayNumber) =>
  `Redeemed on ${dayInYear(day)}. The server cannot confirm it yet; until then it does not count.`;
export const notAccepted = (day: DayNumber) => `Redeemed on ${dayInYear(day)}, but the server did not accept it.`;
