import { mondayOf, weekOf, type DayNumber } from './day.ts';

const WEEKS_A_QUARTER = 13;

/** The quarter of a day, counted from the one of day 0. It begins on a Monday, and has nothing to do with months. */
export const quarterOf = (day: DayNumber): number => Math.floor(weekOf(day) / WEEKS_A_QUARTER);

/** The Monday with which a quarter begins. */
export const firstDayOf = (quarter: number): DayNumber => mondayOf(quarter * WEEKS_A_QUARTER);
