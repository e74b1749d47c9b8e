import { msInto, type DayNumber } from '../../day.ts';

/**
 * When a session ended on a day at the edge of a run (ms from the UTC midnight of that day's number, for a part has many), and the
 * offset of the clock that saw it (minutes east of UTC).
 */
export type End = readonly [ms: number, utcOffsetMin: number];

/** Every place on earth has an offset that these divide. A forged one must not make a part large. */
const OFFSET_STEP_MIN = 15;

/** The end as one before a gap: its offset is no smaller than it was. Without the 0 it could be −0, which is not canonical. */
export const asLast = (day: DayNumber, ms: number, utcOffsetMin: number): End => [
  msInto(day, ms),
  Math.ceil(utcOffsetMin / OFFSET_STEP_MIN) * OFFSET_STEP_MIN + 0,
];

/** The end as one after a gap: its offset is no greater than it was. */
export const asFirst = (day: DayNumber, ms: number, utcOffsetMin: number): End => [
  msInto(day, ms),
  Math.floor(utcOffsetMin / OFFSET_STEP_MIN) * OFFSET_STEP_MIN,
];

/**
 * The ends on the day before a gap that can decide whether it is bridged: those for which there is none as late or later with an offset
 * as small or smaller. Latest first.
 */
export const lastOf = (ends: readonly End[]): readonly End[] => unbeaten(ends, 1);

/** The same for the day after a gap: none as early or earlier with an offset as great or greater. Earliest first. */
export const firstOf = (ends: readonly End[]): readonly End[] => unbeaten(ends, -1);

function unbeaten(ends: readonly End[], sign: 1 | -1): readonly End[] {
  const sorted = [...ends].sort(([ms, offset], [otherMs, otherOffset]) => sign * (otherMs - ms || offset - otherOffset));
  const kept: End[] = [];
  for (const end of sorted) {
    const before = kept.at(-1);
    if (before === undefined || sign * (before[1] - end[1]) > 0) kept.push(end);
  }
  return kept;
}
