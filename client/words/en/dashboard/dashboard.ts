import type { DayNumber } from '../../../../shared/day.ts';
import { dayText } from '../text/calendar.ts';
import { amount, wholeNumber } from '../../../text/number.ts';

export const settings = 'Settings';
export const greeting = 'Hello, <name></name>';
/** Until it is known who plays. */
export const hello = 'Hello';

export const today = 'Today';
export const level = 'Level';
export const totalXp = 'Total XP';
export const progress = 'Your progress';
export const toNextLevel = 'Progress to the next level';
export const xpToLevel = (xp: number, next: number) => `${wholeNumber(xp)} XP to level ${wholeNumber(next)}`;

export const streak = 'Streak';
export const days = (count: number) => amount(count, { one: 'day', other: 'days' });
/** For those who hear it. */
export const practised = (weekday: string) => `${weekday}: practised`;
export const notPractised = (weekday: string) => `${weekday}: not practised`;

export const playSpeedMath = 'Play Speed Math';
/** The game that was left. */
export const continueGame = 'Continue <game></game>';

/** What to do today, above its name. */
export const weakSpot = (where: string) => `Your weak spot in ${where}`;
/** Of a fact, what the map says of it: "Next: needs work, mistakes". */
export const practiseNext = (state: string) => `Next: ${state}`;
/** Where nothing needs practice after all. */
export const map = 'Your Map';
export const knownByHeart = 'Known by heart';
export const newToYou = 'New to you';

export const latestGames = 'Latest games';
export const allGames = 'All your games';
/** Spec 2 §2, to the letter. */
export const noGames = 'No games played yet. Start your math journey!';
/** Why XP fell. */
export const reset = (day: DayNumber) => `Your progress started again on ${dayText(day)}.`;
export const resetBecause = (day: DayNumber, reason: string) => `Your progress started again on ${dayText(day)}: ${reason}.`;

export const achievements = 'Achievements';
