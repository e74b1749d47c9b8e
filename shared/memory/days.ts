import { FSRSAlgorithm } from 'ts-fsrs';
import type { DayNumber } from '../day.ts';
import type { Grade } from './entries.ts';

/**
 * How firmly a fact is remembered after the days on which it was asked, by FSRS-6 with its published weights (learning, section 1.4;
 * decision D26): nothing is fitted to a person.
 */
export interface Firmness {
  /** In how many days the chance to remember falls to nine tenths, in steps of 10⁻⁸. */
  readonly stability: number;
  /** From 1 to 10, in steps of 10⁻⁸. */
  readonly difficulty: number;
}

/** A fact is asked again when the chance to remember it has fallen to this. */
const RETENTION = 0.9;
/** Whatever is known best is asked once a year. */
const MOST_DAYS = 365;

/** Days are whole and gaps at least one, so the rules for reviews of the same day, which are on, never act; their bound after a lapse does. */
const fsrs = new FSRSAlgorithm({
  request_retention: RETENTION,
  maximum_interval: MOST_DAYS,
  w: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729,
    0.5425, 0.0912, 0.0658, 0.1542,
  ],
  enable_fuzz: false,
  enable_short_term: true,
});

/**
 * After one more day.
 * @param before null for the first day.
 * @param gap days since the last one, at least 1.
 * @param grade of the first answer of the day; the others of that day count nothing here.
 */
export const afterDay = (before: Firmness | null, gap: number, grade: Grade): Firmness => fsrs.next_state(before, before ? gap : 0, grade);

/** The day on which to ask again, one to 365 days after the last. */
export const dueAfter = ({ stability }: Firmness, lastDay: DayNumber): DayNumber => lastDay + fsrs.next_interval(stability, 0);

/** The chance to remember, from 0 to 1, so many days after the last. */
export const remembered = ({ stability }: Firmness, gap: number): number => fsrs.forgetting_curve(gap, stability);
