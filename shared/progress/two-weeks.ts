import { dayNumber, weekOf, type DayNumber } from '../day.ts';

/** The player's day, and minutes east of UTC: where a week begins. */
export interface Today {
  readonly day: DayNumber;
  readonly utcOffsetMin: number;
}

/** The mean of a figure over the runs of each week, as a whole number. */
export interface TwoWeeks {
  readonly thisWeek: number;
  readonly lastWeek: number;
  /** Whether only the end of last week is known: of all runs the last ones are kept. */
  readonly onlyItsEnd: boolean;
}

/** A figure of a run, and when that ended (effective time, ms). */
interface FigureAt {
  readonly value: number;
  readonly endMs: number;
}

interface Latest {
  /** The run that has just ended. */
  readonly run: number;
  /** How many runs a line has at most. */
  readonly kept: number;
}

const mean = (values: readonly number[]): number => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/**
 * The runs of this calendar week, Monday to Sunday, the one that has just ended included, beside those of last week. Undefined without
 * any of last week.
 * @param line the runs before, the earliest first.
 */
export function twoWeeks(line: readonly FigureAt[], { run, kept }: Latest, { day, utcOffsetMin }: Today): TwoWeeks | undefined {
  const week = weekOf(day);
  const valuesOf = (wanted: number) =>
    line.filter(({ endMs }) => weekOf(dayNumber(endMs, utcOffsetMin)) === wanted).map(({ value }) => value);
  const [now, before] = [valuesOf(week), valuesOf(week - 1)];
  if (before.length === 0) return undefined;
  const onlyItsEnd = line.length >= kept && before.length + now.length === line.length;
  return { thisWeek: mean([...now, run]), lastWeek: mean(before), onlyItsEnd };
}
