import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import { challengeOfDay } from '../../../shared/challenge/today.ts';
import { dateOfDay } from '../../../shared/challenge/utc-date.ts';
import type { DayNumber } from '../../../shared/day.ts';
import { standingOf, type Standing } from '../../../shared/progress/standing.ts';
import { monthOf, weeksOf } from '../../challenge/month.ts';
import type { TodaysChallenge } from '../../challenge/read-today.ts';
import { monthInYear } from '../../words/en/text/calendar.ts';
import * as words from '../../words/en/daily-challenge/month.ts';

/**
 * What became of the challenge of one day. `open`: today's, not attempted yet; `none`: there was no challenge, or a guest asks; `ahead`:
 * the day has not come.
 */
export type DayState = 'passed' | 'attempted' | 'missed' | 'open' | 'none' | 'ahead';

export interface CalendarDay {
  /** Of the month, from 1. */
  readonly date: number;
  readonly state: DayState;
  readonly isToday: boolean;
}

/** A month as a table: a row a week, Monday first; null before the first and after the last day. */
export interface CalendarMonth {
  /** "November 2026". */
  readonly name: string;
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  /** "5 passed, 2 not passed, 3 missed." */
  readonly sum: string;
}

/** Where a player is with the challenges of one day; a guest has no standing. */
interface DaysStandings {
  readonly day: DayNumber;
  readonly standings: readonly Standing[] | undefined;
  readonly hasChallenge: boolean;
}

function standingsOf({ revisions, attempts }: TodaysChallenge, day: DayNumber): DaysStandings {
  const date = dateOfDay(day);
  const ids = new Set(revisions.filter((each) => each.date === date).map(({ id }: ChallengeRevision) => id));
  return {
    day,
    standings: attempts && [...ids].map((id) => standingOf(attempts.challenges, id)),
    hasChallenge: challengeOfDay(revisions, day).state === 'active',
  };
}

function stateOf({ day, standings, hasChallenge }: DaysStandings, today: DayNumber): DayState {
  if (standings?.some(({ passed }) => passed)) return 'passed';
  if (standings?.some(({ bestScore }) => bestScore !== null)) return 'attempted';
  if (day > today) return 'ahead';
  if (!hasChallenge) return 'none';
  if (day === today) return 'open';
  return standings ? 'missed' : 'none';
}

const SUMMED = [
  { state: 'passed', say: words.passedDays },
  { state: 'attempted', say: words.notPassedDays },
  { state: 'missed', say: words.missedDays },
] as const;

function sumOf(states: readonly DayState[]): string {
  const counts = SUMMED.map(({ state, say }) => ({ say, count: states.filter((each) => each === state).length }));
  const said = counts.filter(({ count }) => count > 0).map(({ say, count }) => say(count));
  return said.length === 0 ? words.nothingAttempted : `${said.join(', ')}.`;
}

/** The month of today, by UTC (decision C1). */
export function calendarOf(today: TodaysChallenge): CalendarMonth {
  const { first } = monthOf(today.day);
  const dayOf = (day: DayNumber): CalendarDay => ({
    date: day - first + 1,
    state: stateOf(standingsOf(today, day), today.day),
    isToday: day === today.day,
  });
  const weeks = weeksOf(today.day).map((week) => week.map((day) => (day === null ? null : dayOf(day))));
  const states = weeks.flat().flatMap((day) => (day ? [day.state] : []));
  return { name: monthInYear(first), weeks, sum: sumOf(states) };
}
