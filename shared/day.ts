/** A day's number, counted from 1970-01-01 (day 0). Compute with these numbers, never with steps of 24 hours. */
export type DayNumber = number;

const MS_PER_DAY = 86_400_000;
const MS_PER_MINUTE = 60_000;

/** The civil day at a time and place: `ms` since the epoch, `utcOffsetMin` minutes east of UTC. */
export const dayNumber = (ms: number, utcOffsetMin: number): DayNumber => Math.floor((ms + utcOffsetMin * MS_PER_MINUTE) / MS_PER_DAY);

/** Ms from the UTC midnight of a day's number to an instant: of an end on that civil day at most some hours less or more than a day. */
export const msInto = (day: DayNumber, ms: number): number => ms - day * MS_PER_DAY;

/** Legal offsets reach from −12 to +14 hours (protocol, "Time"). */
export const UTC_OFFSET_MIN = { lowest: -720, highest: 840 } as const;

/** Whether `day` is the civil day at `ms` for any legal UTC offset. */
export const dayIsPossible = (day: DayNumber, ms: number): boolean =>
  day >= dayNumber(ms, UTC_OFFSET_MIN.lowest) && day <= dayNumber(ms, UTC_OFFSET_MIN.highest);

const DAYS_A_WEEK = 7;
/** Day 0 was a Thursday, three days after the Monday of its week. */
const DAY_0_IN_ITS_WEEK = 3;

/** The calendar week of a day, Monday to Sunday, counted from the one of 1970-01-01. */
export const weekOf = (day: DayNumber): number => Math.floor((day + DAY_0_IN_ITS_WEEK) / DAYS_A_WEEK);

/** The Monday with which a week begins. */
export const mondayOf = (week: number): DayNumber => week * DAYS_A_WEEK - DAY_0_IN_ITS_WEEK;
