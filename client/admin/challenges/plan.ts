import { dateOfDay, dayOfDate } from '../../../shared/challenge/utc-date.ts';
import { challengeOfDay } from '../../../shared/challenge/today.ts';
import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import type { DayNumber } from '../../../shared/day.ts';
import { weeksOf } from '../../challenge/month.ts';
import { monthInYear } from '../../words/en/text/calendar.ts';
import * as words from '../../words/en/admin/challenges.ts';

/** A day of the calendar. `past`: it has no challenge and needs none any more. */
export interface PlanDay {
  readonly day: DayNumber;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Of the month, from 1. */
  readonly number: number;
  readonly isToday: boolean;
  readonly state: 'active' | 'inactive' | 'empty' | 'past';
  /** The challenge that is played on it, or would be if it were active. */
  readonly challenge?: ChallengeRevision;
}

export interface PlanMonth {
  /** "November 2026". */
  readonly name: string;
  /** A row a week, Monday first; null outside of the month. */
  readonly weeks: readonly (readonly (PlanDay | null)[])[];
  /** How many days from today on have no challenge. */
  readonly empty: number;
}

function planDay(challenges: readonly ChallengeRevision[], day: DayNumber, number: number, today: DayNumber): PlanDay {
  const found = challengeOfDay(challenges, day);
  const about = { day, date: dateOfDay(day), number, isToday: day === today };
  if (found.state === 'none') return { ...about, state: day < today ? 'past' : 'empty' };
  return { ...about, state: found.state, challenge: found.revision };
}

/** The month of a day, with what is played on which day. Days are by UTC (decision C1). */
export function planOf(challenges: readonly ChallengeRevision[], month: DayNumber, today: DayNumber): PlanMonth {
  let number = 0;
  const weeks = weeksOf(month).map((week) => week.map((day) => (day === null ? null : planDay(challenges, day, ++number, today))));
  return { name: monthInYear(month), weeks, empty: weeks.flat().filter((day) => day?.state === 'empty').length };
}

/** The first day from `from` on that has no challenge. */
export function nextEmptyDay(challenges: readonly ChallengeRevision[], from: DayNumber): DayNumber {
  let day = from;
  while (challengeOfDay(challenges, day).state !== 'none') day += 1;
  return day;
}

/** What there is to know of a date before a challenge is saved for it; undefined if there is nothing. `id`: of the challenge itself. */
export function dateNote(challenges: readonly ChallengeRevision[], date: string, today: DayNumber, id?: string): string | undefined {
  const day = dayOfDate(date);
  if (day === null) return undefined;
  const found = challengeOfDay(
    challenges.filter((each) => each.id !== id),
    day,
  );
  if (found.state === 'active') return words.alsoOnDay(found.revision.title);
  if (day < today) return words.passed;
  return day === today ? words.today : undefined;
}

/** Challenges as a list shows them: from today on in the order of their days, then the earlier ones, the latest first. */
export interface ByToday {
  readonly coming: readonly ChallengeRevision[];
  readonly earlier: readonly ChallengeRevision[];
}

/** One whose date cannot be read is an earlier one. */
export function byToday(challenges: readonly ChallengeRevision[], today: DayNumber): ByToday {
  const sorted = [...challenges].sort((a, b) => (a.date < b.date ? -1 : 1));
  const isComing = ({ date }: ChallengeRevision): boolean => (dayOfDate(date) ?? -Infinity) >= today;
  return { coming: sorted.filter(isComing), earlier: sorted.filter((each) => !isComing(each)).reverse() };
}
