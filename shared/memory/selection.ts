import type { Random } from '../random.ts';
import type { PlannedFact } from './plan-text.ts';

/*
 * What to ask next so that a share of the answers is right (learning, section 2.3, the third rule). Success is steered: what the last answers
 * were short of, the next questions make up for.
 */

/** How many of the last answers are looked at, and how much of what they were short of is made up for. */
export const JUDGED_ANSWERS = 12;
const STEERING = 0.6;
const [LEAST_WANTED, MOST_WANTED] = [0.4, 0.97];

/** After so many other answers a fact may come again: its answer was in sight. */
export const FACT_APART = 5;

/**
 * The chance that the next question should have.
 * @param target the share of right answers that is aimed at.
 * @param lately whether the last answers were right, JUDGED_ANSWERS of them at most.
 */
export function wantedChance(target: number, lately: readonly boolean[]): number {
  const share = lately.length === 0 ? target : lately.filter(Boolean).length / lately.length;
  return Math.min(Math.max(target + STEERING * (target - share), LEAST_WANTED), MOST_WANTED);
}

const CHANCES = 64;

/** A chance from 0 to 1 in 64ths, as plans have it. */
export const chanceSteps = (chance: number): number => Math.min(Math.floor(chance * CHANCES), CHANCES - 1);

/** A chance in 64ths as a number from 0 to 1: the middle of its step. */
export const chanceOf = (steps: number): number => (steps + 0.5) / CHANCES;

/**
 * Of the facts that may be taken the one with the least cost; of equal ones that which comes first in the plan's order, and of these one by
 * the seed. Undefined if none may be taken. `place`: that of the fact in the plan.
 */
export function cheapestFact<Each extends Pick<PlannedFact, 'order'>>(
  planned: readonly Each[],
  mayTake: (fact: Each, place: number) => boolean,
  costOf: (fact: Each, place: number) => number,
  random: Random,
): Each | undefined {
  let [least, first] = [Infinity, Infinity];
  let equal: Each[] = [];
  for (const [place, fact] of planned.entries()) {
    if (!mayTake(fact, place)) continue;
    const cost = costOf(fact, place);
    if (cost > least || (cost === least && fact.order > first)) continue;
    if (cost < least || fact.order < first) equal = [];
    [least, first] = [cost, fact.order];
    equal.push(fact);
  }
  return equal.length < 2 ? equal[0] : equal[random.below(equal.length)];
}
