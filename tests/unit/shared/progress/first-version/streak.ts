/** How the first version counted the streak, as it was: what today's runs are measured by. */
import type { Accumulator } from './accumulator.ts';
import type { DayNumber } from '../../../../../shared/day.ts';

type Days = Accumulator['days'];

const MS_PER_HOUR = 3_600_000;

/** A missing date is a traveller's only within these (decision D2). */
const BRIDGE = { withinMs: 36 * MS_PER_HOUR, offsetGrowthMin: 180 } as const;

export const isPractised = (days: Days, day: DayNumber): boolean => Object.hasOwn(days, String(day));

/** Whether the date between `day` and the practised day two later was lost by travelling east (decision D2). */
function isBridged(days: Days, day: DayNumber): boolean {
  const before = days[String(day)]?.last;
  const after = days[String(day + 2)]?.first;
  if (before === undefined || after === undefined) return false;
  return after.ms - before.ms <= BRIDGE.withinMs && after.utcOffsetMin - before.utcOffsetMin >= BRIDGE.offsetGrowthMin;
}

/** The practised day that continues the streak of `day` in one direction, or undefined. */
function neighbour(days: Days, day: DayNumber, direction: 1 | -1): DayNumber | undefined {
  if (isPractised(days, day + direction)) return day + direction;
  const far = day + 2 * direction;
  return isBridged(days, Math.min(day, far)) ? far : undefined;
}

/** Practised days beyond `day` in one direction. */
function reach(days: Days, day: DayNumber, direction: 1 | -1): number {
  let count = 0;
  for (let next = neighbour(days, day, direction); next !== undefined; next = neighbour(days, next, direction)) count++;
  return count;
}

/**
 * The run of practised days that reaches today or yesterday (decision D2); a bridged date is not counted. Days after `today` belong
 * to it too: a traveller west has already practised on a date that is still to come here.
 */
export function streakDays(days: Days, today: DayNumber): number {
  const anchor = [today, today - 1].find((day) => isPractised(days, day));
  return anchor === undefined ? 0 : reach(days, anchor, -1) + 1 + reach(days, anchor, 1);
}
