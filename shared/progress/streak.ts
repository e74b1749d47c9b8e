import type { DayNumber } from '../day.ts';
import { firstOf, lastOf, type DayRun } from './folds/streak.ts';

const MS_PER_HOUR = 3_600_000;

/** A missing date is a traveller's only within these (decision D2). */
const BRIDGE = { withinMs: 36 * MS_PER_HOUR, offsetGrowthMin: 180 } as const;

/** Ends so near each other with a whole date between them are at least that growth of the offset apart: it is 24 h less 3 h. */
const CERTAIN_BRIDGE_MS = 21 * MS_PER_HOUR;

const holds = ([from, to]: DayRun, day: DayNumber): boolean => from <= day && day <= to;

/** Whether a day is in one of the runs of practised days. */
export const isPractised = (runs: readonly DayRun[], day: DayNumber): boolean => runs.some((run) => holds(run, day));

/** Whether the one date between two runs was lost by travelling east (decision D2). */
function isBridged(before: DayRun, after: DayRun): boolean {
  if (after[0] - before[1] !== 2) return false;
  const [last, first] = [lastOf(before), firstOf(after)];
  return first.ms - last.ms <= BRIDGE.withinMs && first.utcOffsetMin - last.utcOffsetMin >= BRIDGE.offsetGrowthMin;
}

const length = ([from, to]: DayRun): number => to - from + 1;

/**
 * The run of practised days that reaches today or yesterday (decision D2); a bridged date is not counted. Days after `today` belong
 * to it too: a traveller west has already practised on a date that is still to come here.
 * @param runs in the order of days, joined (folds/streak.ts).
 */
export function streakDays(runs: readonly DayRun[], today: DayNumber): number {
  const anchor = [today, today - 1].find((day) => isPractised(runs, day));
  if (anchor === undefined) return 0;
  const at = runs.findIndex((run) => holds(run, anchor));
  let days = length(runs[at] as DayRun);
  for (let i = at; i > 0 && isBridged(runs[i - 1] as DayRun, runs[i] as DayRun); i--) days += length(runs[i - 1] as DayRun);
  for (let i = at; i + 1 < runs.length && isBridged(runs[i] as DayRun, runs[i + 1] as DayRun); i++) days += length(runs[i + 1] as DayRun);
  return days;
}

/**
 * Whether that date was lost by travelling east, whatever else is still played or arrives late. Another session on the days beside the
 * date can end the bridge of decision D2, for it may have another offset; but it only brings the ends nearer together.
 */
const isCertainlyBridged = (before: DayRun, after: DayRun): boolean =>
  after[0] - before[1] === 2 && firstOf(after).ms - lastOf(before).ms <= CERTAIN_BRIDGE_MS;

/**
 * The most days that were ever practised in a row; a bridged date is not counted. It never shrinks when a session is added, for badges
 * read it (decision D5). So it crosses certain bridges only, and after a journey it may be less than the streak of that time.
 * @param runs in the order of days, joined (folds/streak.ts).
 */
export function longestStreak(runs: readonly DayRun[]): number {
  let [longest, days] = [0, 0];
  for (const [i, run] of runs.entries()) {
    const before = runs[i - 1];
    days = length(run) + (before !== undefined && isCertainlyBridged(before, run) ? days : 0);
    longest = Math.max(longest, days);
  }
  return longest;
}
