import type { FactId } from '../../../memory/facts.ts';
import type { Random } from '../../../random.ts';
import { answersOf } from '../../kit/answer-chain.ts';
import { asked, best, candidatesOf, chanceOf, isOf, isRight, others, type Candidate, type Choice } from './choose.ts';
import type { Form } from './question.ts';
import type { GivenAnswer, PracticeState } from './state.ts';

/** One after another. What is known of division shows only in who knows the tables. */
const ORDER: readonly Form[] = ['add', 'multiply', 'subtract', 'divide'];
export const QUESTIONS_AN_OPERATION = 10;
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

const productOf = (numbers: readonly number[]): number => numbers.reduce((product, n) => product * n, 1);

interface Probe {
  readonly chance: number;
  readonly right: boolean;
}

/** The chance of each fact of an operation, by the plan and by the answers to others of it: the mean over all that may be believed. */
function revised(probes: readonly Probe[]): (chance: number) => number {
  const weights = ODDS_FACTORS.map((factor, i) => {
    const likelihood = productOf(probes.map(({ chance, right }) => (right ? shifted(chance, factor) : 1 - shifted(chance, factor))));
    return (BELIEFS[i] as number) * likelihood;
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return (chance) => ODDS_FACTORS.reduce((sum, factor, i) => sum + (weights[i] as number) * shifted(chance, factor), 0) / whole;
}

/** An operation as far as it was asked. */
interface Asked {
  readonly answers: readonly GivenAnswer[];
  readonly isGivenUp: boolean;
  readonly isOver: boolean;
}

function askedOf(state: PracticeState, form: Form): Asked {
  const answers = answersOf(state.answers).filter(({ question }) => question.form === form);
  const missed = answers.findIndex(isRight);
  const isGivenUp = (missed < 0 ? answers.length : missed) >= MOST_MISSES_IN_A_ROW;
  return { answers, isGivenUp, isOver: isGivenUp || answers.length >= QUESTIONS_AN_OPERATION };
}

/** The operations that are asked in this run, as far as can be said by now. */
function operationsOf(state: PracticeState, all: readonly Candidate[]): readonly Form[] {
  const planned = ORDER.filter((form) => all.some(isOf(form)));
  return askedOf(state, 'multiply').isGivenUp ? planned.filter((form) => form !== 'divide') : planned;
}

/** How many questions the plan has for an operation. */
const questionsFor = (form: Form, all: readonly Candidate[]): number => Math.min(all.filter(isOf(form)).length, QUESTIONS_AN_OPERATION);

/** How many questions are done, counting those that an operation no longer needs; and how many there are in all. */
export function placementProgress(state: PracticeState): { readonly done: number; readonly total: number } {
  const all = candidatesOf(state);
  const open = new Set(operationsOf(state, all));
  let [done, total] = [0, 0];
  for (const form of ORDER) {
    const [questions, { answers, isOver }] = [questionsFor(form, all), askedOf(state, form)];
    total += questions;
    done += isOver || !open.has(form) ? questions : answers.length;
  }
  return { done, total };
}

/** The next question of a placement: of the first operation that is not done the one whose chance is nearest to 0.7, none twice. */
export function choosePlacement(state: PracticeState, random: Random, without: FactId | null): Choice {
  const all = candidatesOf(state);
  for (const form of operationsOf(state, all)) {
    const { answers, isOver } = askedOf(state, form);
    const unasked = all.filter((each) => isOf(form)(each) && each.answers === 0);
    if (isOver || unasked.length === 0) continue;
    const planned = new Map(state.planned.map(({ fact, chance }) => [fact, chanceOf(chance)]));
    const chanceBy = revised(answers.map((given) => ({ chance: planned.get(given.question.fact) ?? WANTED, right: isRight(given) })));
    const next = best(others(unasked, without), ({ chance }) => Math.abs(chanceBy(chanceOf(chance)) - WANTED), random);
    if (next) return asked(next.fact);
  }
  return null;
}
