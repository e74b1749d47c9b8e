import type { DayNumber } from '../../day.ts';
import { quarterOf as numberOf } from '../../quarter.ts';

/** The bucket of a figure that has a part a quarter. */
export const quarterOf = (day: DayNumber): string => String(numberOf(day));
