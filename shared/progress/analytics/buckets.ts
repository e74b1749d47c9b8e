import { mondayOf, weekOf, type DayNumber } from '../../day.ts';
import type { DaySums } from '../folds/days.ts';
import { averagesOf, type Overall } from './overall.ts';

/** What a stretch of civil days came to. */
export interface Bucket extends Pick<Overall, 'averageScore' | 'averageAccuracy' | 'playTime'> {
  /** Its first and its last day. */
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly games: number;
  /** Of games outside challenges: XP of challenges and badges belongs to no day. */
  readonly xp: number;
}

/** Spec 2 §2 and §9. */
const WEEKS = 8;
const DAYS = 30;
const DAYS_A_WEEK = 7;

const rangeOf = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The first day that the buckets of `today` need. */
export const firstBucketDay = (today: DayNumber): DayNumber => mondayOf(weekOf(today) - (WEEKS - 1));

function bucketOf(days: readonly DaySums[], from: DayNumber, to: DayNumber): Bucket {
  const those = days.filter(([day]) => from <= day && day <= to);
  const sum = (of: (day: DaySums) => number) => those.reduce((total, day) => total + of(day), 0);
  const games = sum(([, sessions]) => sessions);
  return {
    from,
    to,
    games,
    xp: sum(([, , , , , , xp]) => xp),
    ...averagesOf({
      sessions: games,
      apart: sum(([, , , , , , , apart = 0]) => apart),
      scoreSum: sum(([, , scoreSum]) => scoreSum),
      accuracySum: sum(([, , , accuracySum]) => accuracySum),
      accuracyCount: sum(([, , , , accuracyCount]) => accuracyCount),
    }),
    playTime: sum(([, , , , , timeSum]) => timeSum),
  };
}

/** A day that is still to come here counts as today: a traveller west has already played on it. */
const seenFrom = (today: DayNumber, days: readonly DaySums[]): readonly DaySums[] =>
  days.map(([day, ...sums]) => [Math.min(day, today), ...sums]);

/** The last eight calendar weeks, Monday to Sunday, oldest first; the last one is the week of today. */
export function weeklyBuckets(days: readonly DaySums[], today: DayNumber): readonly Bucket[] {
  const seen = seenFrom(today, days);
  return rangeOf(WEEKS).map((index) => {
    const monday = firstBucketDay(today) + index * DAYS_A_WEEK;
    return bucketOf(seen, monday, monday + DAYS_A_WEEK - 1);
  });
}

/** The last thirty days, oldest first; the last one is today. */
export function dailyBuckets(days: readonly DaySums[], today: DayNumber): readonly Bucket[] {
  const seen = seenFrom(today, days);
  return rangeOf(DAYS).map((index) => {
    const day = today - (DAYS - 1 - index);
    return bucketOf(seen, day, day);
  });
}
