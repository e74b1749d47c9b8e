import { weekOf, type DayNumber } from '../../day.ts';

const WEEKS_A_QUARTER = 13;

/** The bucket of a figure that has a part a quarter. */
export const quarterOf = (day: DayNumber): string => String(Math.floor(weekOf(day) / WEEKS_A_QUARTER));
