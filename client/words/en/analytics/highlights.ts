import { firstDayOf, monthOf, type MonthNumber } from '../../../../shared/civil-date.ts';
import type { DayNumber } from '../../../../shared/day.ts';
import { monthName } from '../text/calendar.ts';
import { inTenths } from '../text/time.ts';

/** What got faster, what to practise, and the bests. */

export const faster = 'You got faster at these';
export const noneFaster = 'Nothing yet. Your last month is compared with all before it.';
export const enoughAnswers = (least: number) => `A table or an operation is compared once it has ${least} answers.`;
export const practise = 'Practise these next';
export const noneWeak = 'Nothing stands out so far.';
export const practiseThis = 'Practise';
/** The name of that button: what it practises, and where. */
export const practiseThisIn = (what: string, where: string) => `Practise: ${what}, ${where}`;
export const bests = 'Personal bests';
export const noBests = 'Your first finished game sets the first one.';

/** How hard it was. */
export const difficulties: { readonly [difficulty: string]: string } = { easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' };
export const placeAt = (game: string, difficulty: string) => `${game}, ${difficulty}`;

/** Behind the mean time of an answer in a month: "an answer this month, 4.2 s before". */
export const anAnswerIn = (month: MonthNumber, today: DayNumber, beforeMs: number) =>
  month === monthOf(today)
    ? `an answer this month, ${inTenths(beforeMs)} before`
    : `an answer in ${monthName(firstDayOf(month))}, ${inTenths(beforeMs)} before`;
/** Behind the share of right answers. */
export const right = 'right';
/** Of a fact, on how many of its days the first answer was right; and behind that. */
export const rightDaysOf = (right: number, days: number) => `${right} of ${days}`;
export const daysRight = (days: number) => (days === 1 ? 'day right' : 'days right');
/** Behind the mean time of an answer. */
export const longerThanOthers = 'an answer, longer than the others';
