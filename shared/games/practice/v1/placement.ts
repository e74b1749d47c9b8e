import type { FactId } from '../../../memory/facts.ts';
import { chanceOf } from '../../../memory/selection.ts';
import type { Random } from '../../../random.ts';
import { asked, cheapest, isRight, placeOf, type Choice, type Place } from './choose.ts';
import { formOf, type Form } from './question.ts';
import type { PracticeState, Progress } from './state.ts';

/** One after another. What is known of division shows only in who knows the tables. */
const ORDER: readonly Form[] = ['add', 'multiply', 'subtract', 'divide'];
const QUESTIONS_AN_OPERATION = 10;
const MOST_MISSES_IN_A_ROW = 4;
const WANTED = 0.7;

/**
 * How far the plan may be wrong about an operation: by so much its odds may be better or worse, with how much that is believed before the
 * first answer.
 */
const ODDS_FACTORS = [1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8, 16, 32] as const;
const BELIEFS = [1, 2, 4, 7, 9, 10, 9, 7, 4, 2, 1] as const;

/** The chance if the odds are so many times those of `chance`. */
const shifted = (chance: number, factor: number): number => (factor * chance) / (factor * chance + 1 - chance);

/** An operation as far as it was asked. */
interface Asked {
  readonly questions: number;
  /** Answers that were not right, since the last right one. */
  readonly missesInARow: number;
  /** How much each factor of the odds is believed by now. */
  readonly beliefs: readonly number[];
}

function askedOf(state: PracticeState, form: Form): Asked {
  let [questions, missesInARow, wasRight] = [0, 0, false];
  const beliefs: number[] = [...BELIEFS];
  for (let rest = state.answers; rest !== null; rest = rest.before) {
    if (rest.question.form !== form) continue;
    const right = isRight(rest);
    questions++;
    wasRight ||= right;
    if (!wasRight) missesInARow++;
    const chance = chanceOf(state.planned[placeOf(state, rest.question.fact)]?.chance ?? 0);
    for (const [i, factor] of ODDS_FACTORS.entries()) {
      const likely = shifted(chance, factor);
      beliefs[i] = (beliefs[i] as number) * (right ? likely : 1 - likely);
    }
  }
  return { questions, missesInARow, beliefs };
}

const isGivenUp = ({ missesInARow }: Asked): boolean => missesInARow >= MOST_MISSES_IN_A_ROW;

/** Whether a placement goes on to ask an operation: division only if multiplication was not given up. */
const isAsked = (state: PracticeState, form: Form): boolean => form !== 'divide' || !isGivenUp(askedOf(state, 'multiply'));

const isOver = (asked: Asked): boolean => isGivenUp(asked) || asked.questions >= QUESTIONS_AN_OPERATION;

/** The chance of a fact by the plan and by the answers to others of its operation: the mean over all that may be believed. */
function revised(chance: number, beliefs: readonly number[]): number {
  let [sum, whole] = [0, 0];
  for (const [i, factor] of ODDS_FACTORS.entries()) {
    const belief = beliefs[i] as number;
    sum += belief * shifted(chance, factor);
    whole += belief;
  }
  return sum / whole;
}

/** How many questions are done, counting those that an operation no longer needs; and how many there are in all. */
export function placementProgress(state: PracticeState): Progress {
  let [done, total] = [0, 0];
  for (const form of ORDER) {
    const facts = state.planned.filter(({ fact }) => formOf(fact) === form).length;
    const questions = Math.min(facts, QUESTIONS_AN_OPERATION);
    const askedSoFar = askedOf(state, form);
    total += questions;
    done += isOver(askedSoFar) || !isAsked(state, form) ? questions : askedSoFar.questions;
  }
  return { done, total };
}

/** The next question of a placement (RULES.md, L1 to L3). */
export function choosePlacement(state: PracticeState, random: Random, without: FactId | null): Choice {
  const { planned, seen } = state;
  for (const form of ORDER) {
    const askedSoFar = askedOf(state, form);
    if (isOver(askedSoFar) || !isAsked(state, form)) continue;
    const isUnasked = (place: Place): boolean => seen[place]?.answers === 0 && formOf(planned[place]?.fact ?? -1) === form;
    const cost = (place: Place): number => Math.abs(revised(chanceOf(planned[place]?.chance ?? 0), askedSoFar.beliefs) - WANTED);
    const isOther = (place: Place): boolean => isUnasked(place) && planned[place]?.fact !== without;
    const fact = cheapest(state, isOther, cost, random) ?? cheapest(state, isUnasked, cost, random);
    if (fact !== undefined) return asked(fact);
  }
  return null;
}
