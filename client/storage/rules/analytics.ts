import type { DayNumber } from '../../../shared/day.ts';
import { firstBucketDay } from '../../../shared/progress/analytics/buckets.ts';
import { figuresOf } from '../../../shared/progress/figures.ts';
import { weekBucket } from '../../../shared/progress/folds/days.ts';
import { quarterOf } from '../../../shared/progress/folds/quarter.ts';
import { whole } from '../../../shared/progress/parts.ts';
import { streakDays } from '../../../shared/progress/streak.ts';
import type { Counting, PartRow } from '../tables/rows.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import { readProfile } from './first-version.ts';
import { readKnownTime, type KnownTime } from './known-time.ts';
import { latestSessions, shownSession, type ShownProgress } from './progress.ts';
import { readParts, shownParts } from './read-figures.ts';
import { wantedParts, type Wanted } from './stored-parts.ts';

/**
 * What /analytics shows. Of the days the figures hold those of its charts, and of the streak what reaches today: how much is read grows
 * with the years played only by a part a quarter for attempts at challenges, and one for a streak without a break.
 */
export interface ShownAnalytics extends Omit<ShownProgress, 'clock'> {
  readonly today: DayNumber;
}

export interface AnalyticsRequest {
  /** How many of the latest sessions. */
  readonly latest: number;
  /** Tells which day is today from what the database knows of time. */
  readonly today: (clock: KnownTime) => DayNumber;
}

/** Everything /analytics shows, from one snapshot [S13, S22]. */
export async function readAnalytics(tx: PlayerReads, { latest, today: todayBy }: AnalyticsRequest): Promise<ShownAnalytics> {
  const today = todayBy(await readKnownTime(tx));
  const [profile, { parts, reset }, rows] = await Promise.all([
    readProfile(tx),
    readParts(tx, async (now) => {
      const wanted: readonly Wanted[] = [
        { fold: 'games' },
        { fold: 'challenges' },
        { fold: 'badges' },
        { fold: 'days', from: weekBucket(firstBucketDay(today)) },
      ];
      return (await Promise.all([wantedParts(tx, wanted), streakParts(tx, now, today)])).flat();
    }),
    latestSessions(tx, latest),
  ]);
  return { profile, figures: figuresOf(parts), latest: rows.map((row) => shownSession(row, reset)), reset, today };
}

/** A part of the streak has thirteen weeks (quarter.ts). */
const DAYS_A_PART = 91;

/**
 * Reads the streak backwards, from tomorrow's quarter on, until older ones add nothing to it: what lies before them adds nothing either.
 * Each step reads twice as many as the one before: a long streak takes few steps.
 */
async function streakParts({ parts }: PlayerReads, { head }: Counting, today: DayNumber): Promise<readonly PartRow[]> {
  const found: PartRow[] = [];
  let days: number | undefined;
  let last = today + 1;
  for (let step = 1; ; step *= 2) {
    const buckets = Array.from({ length: step }, (_, back) => quarterOf(last - back * DAYS_A_PART));
    const rows = await parts.getMany(
      (['server', 'local'] as const).flatMap((origin) => buckets.map((bucket) => [origin, 'streak', bucket] as const)),
    );
    found.push(...rows.filter((row) => row !== undefined));
    const withThese = streakDays(whole(shownParts(found, head.parts), 'streak'), today);
    if (withThese === days) return found;
    days = withThese;
    last -= step * DAYS_A_PART;
  }
}
