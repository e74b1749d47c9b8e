import type { DayNumber } from '../../../../shared/day.ts';
import { civilDateOf } from '../../../../shared/civil-date.ts';
import { amount, type Noun } from '../../../text/number.ts';
import { dayInYear, dayText } from '../text/calendar.ts';

/** How well facts are known, in words. */

/** Each state as one says it of a fact. */
export const states = {
  none: 'not met',
  guess: 'guess',
  new: 'new',
  learning: 'learning',
  firm: 'firm',
  due: 'firm, due',
  'needs-work': 'needs work',
};

/** In what way something needs work. */
export const needs = { mistakes: 'mistakes', slow: 'slow' };
/** The same as a sentence of its own. */
export const ways = { mistakes: 'Mistakes.', slow: 'Slow.' };

/** The states as titles: of the key, and of the groups of the list. */
export const titles = {
  none: 'Not met',
  guess: 'Guess',
  new: 'New',
  learning: 'Learning',
  firm: 'Firm',
  due: 'Firm, due',
  'needs-work': 'Needs work',
};

/** What each state means, below its title in the list. */
export const meanings = {
  none: 'Not asked yet.',
  guess: 'Not asked yet. Ten or more others of the table were, so this is a first guess, and no more.',
  new: 'Asked on one day so far.',
  learning: 'On its way: asked on more days, and soon again.',
  firm: 'You knew it on three days or more, the last time after a good while.',
  due: 'You knew it well. It is time to look whether you still do.',
  'needs-work': 'Your answers show that it is harder for you than the others.',
};

/** Behind a count: "41 firm", "1 needs work". */
const counted: { readonly [state in keyof typeof states]: Noun } = {
  none: { other: 'not met' },
  guess: { one: 'guess', other: 'guesses' },
  new: { other: 'new' },
  learning: { other: 'learning' },
  firm: { other: 'firm' },
  due: { other: 'due' },
  'needs-work': { one: 'needs work', other: 'need work' },
};

export const countOf = (state: keyof typeof states, count: number) => amount(count, counted[state]);

/** "today", "yesterday", "Nov 12"; of another year "Nov 12, 2025". */
function near(day: DayNumber, today: DayNumber): string {
  if (day === today) return 'today';
  if (day === today - 1) return 'yesterday';
  if (day === today + 1) return 'tomorrow';
  return civilDateOf(day).year === civilDateOf(today).year ? dayText(day) : dayInYear(day);
}

/** The last day of an answer. One that a traveller gave on a day that is not here yet is today's. */
export const last = (day: DayNumber, today: DayNumber) => near(Math.min(day, today), today);
/** The day on which it is asked again: today, if that day is past. */
export const next = (day: DayNumber, today: DayNumber) => near(Math.max(day, today), today);

export const asked = (days: number, right: number) =>
  `Asked on ${amount(days, { one: 'day', other: 'days' })}, right on ${right === 0 ? 'none' : right}.`;
export const lastAndNext = (lastDay: string, nextDay: string) => `Last: ${lastDay}. Next: ${nextDay}.`;

/** What is said of a fact, before the days: "7 × 8: needs work, mistakes." */
export const is = (fact: string, state: string) => `${fact}: ${state}.`;
export const inAWay = (state: string, way: string) => `${state}, ${way}`;

export const fromAnswers = (answers: number) => `from ${amount(answers, { one: 'answer', other: 'answers' })}`;
