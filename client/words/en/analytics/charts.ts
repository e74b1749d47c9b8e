import type { DayNumber } from '../../../../shared/day.ts';
import { dayText } from '../text/calendar.ts';
import { amount, wholeNumber } from '../../../text/number.ts';

/** The weekly goal, and the last weeks and days as charts. */

export const title = 'Weeks and days';
export const goal = 'Weekly goal';
export const goalDays = (done: number, of: number) => `${done} of ${of} days`;
export const goalLeft = (left: number) => `${amount(left, { one: 'day', other: 'days' })} more in a row, and the week is full.`;
export const goalReached = (streak: number) =>
  `A full week: your streak has ${amount(streak, { one: 'day', other: 'days' })}. Today is done.`;
export const goalToKeep = (streak: number) =>
  `A full week: your streak has ${amount(streak, { one: 'day', other: 'days' })}. Play today to keep it going.`;

export const whatIsShown = 'What the charts show';
/** What a chart can show, by its code. */
export const metrics = { xp: 'XP', games: 'Games', score: 'Score', accuracy: 'Accuracy', time: 'Time' };
export const xp = (value: number) => `${wholeNumber(value)} XP`;
export const games = (count: number) => amount(count, { one: 'game', other: 'games' });
export const xpOfGames = 'This is the XP of games. The XP of challenges, class rounds and badges belongs to no day.';

export const showAsTable = 'Show as table';
export const averageScore = 'Average score';
export const timePlayed = 'Time played';

/** What is said of a chart: the number above it is before these, if there is one; so each goes on from there. */
interface SpanWords {
  readonly title: string;
  /** What the table calls each of its rows. */
  readonly row: string;
  readonly noGames: string;
  /** Behind the sum of all: `now` is that of the last one, if it was played in. */
  readonly sum: (now: string | undefined) => string;
  /** Behind the average of the last one. */
  readonly average: (best: string) => string;
  /** Behind the best average, where nothing was played in the last one. */
  readonly best: string;
}

export const noGames = 'No games';

/** Of the last weeks, "412 XP in 8 weeks, 96 XP this week."; of averages "89% this week on average; the best week of 8 weeks had 95%." */
export const weeks: SpanWords = {
  title: 'The last 8 weeks',
  row: 'Week',
  noGames: 'in these 8 weeks.',
  sum: (now) => `in 8 weeks, ${now ?? 'none'} this week.`,
  average: (best) => `this week on average; the best week of 8 weeks had ${best}.`,
  best: 'on the best week of 8 weeks; no games this week.',
};

export const days: SpanWords = {
  title: 'The last 30 days',
  row: 'Day',
  noGames: 'in these 30 days.',
  sum: (now) => `in 30 days, ${now ?? 'none'} today.`,
  average: (best) => `today on average; the best day of 30 days had ${best}.`,
  best: 'on the best day of 30 days; no games today.',
};

/** A week, by its first and last day. */
export const weekName = (from: DayNumber, to: DayNumber) => `${dayText(from)} to ${dayText(to)}`;
