import { answersOf, type Chain } from '../../kit/answer-chain.ts';
import { clampTo } from '../../kit/range.ts';
import { RUNGS } from '../../kit/rungs.ts';
import { isCorrect, type GivenAnswer } from '../v1/rules.ts';

/*
 * A weighted up-down staircase (Kaernbach 1991, doi 10.3758/bf03214307): a right answer climbs a third of a rung, a wrong one falls a whole
 * one. So it stays where three of four answers are right.
 */

/** How many right answers climb a rung. Places are counted in so many to a rung, so that they are whole numbers. */
const STEPS = 3;

/** A right answer that took longer does not climb. */
export const QUICK_UP_TO_MS = 8_000;

const LOWEST_PLACE = RUNGS.lowest * STEPS;
const HIGHEST_PLACE = RUNGS.highest * STEPS + STEPS - 1;

const rungOf = (place: number): number => Math.floor(place / STEPS);

function after(place: number, answer: GivenAnswer): number {
  const step = isCorrect(answer) ? Number(answer.ms <= QUICK_UP_TO_MS) : -STEPS;
  return clampTo(place + step, { lowest: LOWEST_PLACE, highest: HIGHEST_PLACE });
}

/** Where a run stands. */
interface Climbed {
  /** The rung of the next question. */
  readonly rung: number;
  /** The mean of the rungs that the answers were on, rounded; without any answer the first. */
  readonly mean: number;
}

/** @param from the rung of the first question. @param answers of the run so far, the latest first. */
export function climbed(from: number, answers: Chain<GivenAnswer> | null): Climbed {
  let place = from * STEPS;
  let sum = 0;
  const inOrder = [...answersOf(answers)].reverse();
  for (const answer of inOrder) {
    sum += rungOf(place);
    place = after(place, answer);
  }
  return { rung: rungOf(place), mean: inOrder.length === 0 ? from : Math.round(sum / inOrder.length) };
}
