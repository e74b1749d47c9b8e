import type { DayNumber } from '../day.ts';
import type { DateRun } from './folds/dailies.ts';

/**
 * How many dates in a row have an attempt at the daily challenge: the run that reaches today or yesterday; 0 without one. It follows from
 * the figure and the day, and is never stored.
 * @param runs in any order, joined (folds/dailies.ts).
 * @param today by UTC (decision C1).
 */
export function dailyStreak(runs: readonly DateRun[], today: DayNumber): number {
  const runWith = (day: DayNumber) => runs.find(([from, to]) => from <= day && day <= to);
  const run = runWith(today) ?? runWith(today - 1);
  return run ? run[1] - run[0] + 1 : 0;
}
