import type { DayNumber } from '../day.ts';
import type { DayRun } from './folds/streak.ts';

const MS_PER_HOUR = 3_600_000;
/** From the day before a missing one to the day after it. */
const OVER_THE_GAP_MS = 48 * MS_PER_HOUR;

/** A missing date is a traveller's only within these (decision D2). */
const BRIDGE = { withinMs: 36 * MS_PER_HOUR, offsetGrowthMin: 180 } as const;

const holds = ([from, to]: DayRun, day: DayNumber): boolean => from <= day && day <= to;

/** Whether a day is in one of the runs of practised days. */
export const isPractised = (runs: readonly DayRun[], day: DayNumber): boolean => runs.some((run) => holds(run, day));

/** Whether the one date between two runs was lost by travelling east: some two sessions on the days beside it say so (decision D2). */
function isBridged([, to, , last]: DayRun, [from, , first]: DayRun): boolean {
  if (from - to !== 2) return false;
  return last.some(([lastMs, lastOffset]) =>
    first.some(
      ([firstMs, firstOffset]) =>
        firstMs + OVER_THE_GAP_MS - lastMs <= BRIDGE.withinMs && firstOffset - lastOffset >= BRIDGE.offsetGrowthMin,
    ),
  );
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
 * The most days that were ever practised in a row; a bridged date is not counted. It never shrinks when a session is added, for badges
 * read it (decision D5).
 * @param runs in the order of days, joined (folds/streak.ts).
 */
export function longestStreak(runs: readonly DayRun[]): number {
  let [longest, days] = [0, 0];
  for (const [i, run] of runs.entries()) {
    const before = runs[i - 1];
    days = length(run) + (before !== undefined && isBridged(before, run) ? days : 0);
    longest = Math.max(longest, days);
  }
  return longest;
}
