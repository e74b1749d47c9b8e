import type { DayNumber } from '../../../shared/day.ts';
import { firstBucketDay } from '../../../shared/progress/analytics/buckets.ts';
import { figuresOf } from '../../../shared/progress/figures.ts';
import { weekBucket } from '../../../shared/progress/folds/days.ts';
import { VIEW_FOLDS } from '../../../shared/progress/view.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import { readProfile } from './first-version.ts';
import { readKnownTime, type KnownTime } from './known-time.ts';
import { latestSessions, shownSession, type ShownProgress } from './progress.ts';
import { readParts } from './read-figures.ts';
import { wantedRows } from './stored-parts.ts';

/** What /analytics shows. Of the days the figures hold those of its charts: so how many rows are read does not grow with the years played. */
export interface ShownAnalytics extends ShownProgress {
  readonly today: DayNumber;
}

interface AnalyticsRequest {
  /** How many of the latest sessions. */
  readonly latest: number;
  /** Tells which day is today from what the database knows of time. */
  readonly today: (clock: KnownTime) => DayNumber;
}

const WHOLE_FOLDS = VIEW_FOLDS.map((fold) => ({ fold }));

/** Everything /analytics shows, from one snapshot [S13, S23]. */
export async function readAnalytics(tx: PlayerReads, { latest, today: todayBy }: AnalyticsRequest): Promise<ShownAnalytics> {
  const readClock = readKnownTime(tx);
  const readToday = readClock.then(todayBy);
  const [clock, today, profile, { parts, reset }, rows] = await Promise.all([
    readClock,
    readToday,
    readProfile(tx),
    readParts(tx, async () => wantedRows(tx, [...WHOLE_FOLDS, { fold: 'days', from: weekBucket(firstBucketDay(await readToday)) }])),
    latestSessions(tx, latest),
  ]);
  return { profile, figures: figuresOf(parts), latest: rows.map((row) => shownSession(row, reset)), reset, clock, today };
}
