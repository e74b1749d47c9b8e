import { clampTo } from '../../kit/range.ts';
import { RUNGS } from '../../kit/rungs.ts';

/*
 * A weighted up-down staircase (Kaernbach 1991, doi 10.3758/bf03214307): a right answer climbs a third of a rung, a wrong one falls a whole
 * one. So it stays where three of four answers are right.
 */

/** How many right answers climb a rung. Places are counted in so many to a rung, so that they are whole numbers. */
const STEPS = 3;

/** A right answer that took longer does not climb. */
export const QUICK_UP_TO_MS = 8_000;

const PLACES = { lowest: RUNGS.lowest * STEPS, highest: RUNGS.highest * STEPS + STEPS - 1 };

const rungOf = (place: number): number => Math.floor(place / STEPS);

/** Where a run stands. */
interface Climbed {
  /** The rung of the next question. */
  readonly rung: number;
  /** The mean of the rungs that the answers were on, rounded; without any answer the first. */
  readonly mean: number;
}

/**
 * @param from the rung of the first question. @param answers in the order in which they were given. @param quickUpToMs by the run's clock;
 * Infinity without one.
 */
export function climbed(
  from: number,
  answers: readonly { readonly right: boolean; readonly ms: number }[],
  quickUpToMs: number = QUICK_UP_TO_MS,
): Climbed {
  let place = from * STEPS;
  let sum = 0;
  for (const { right, ms } of answers) {
    sum += rungOf(place);
    place = clampTo(place + (right ? Number(ms <= quickUpToMs) : -STEPS), PLACES);
  }
  return { rung: rungOf(place), mean: answers.length === 0 ? from : Math.round(sum / answers.length) };
}
