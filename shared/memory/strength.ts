import type { DayNumber } from '../day.ts';
import type { FactState } from './checkpoint.ts';
import { FACTS, type Fact, type FactId } from './facts.ts';
import { problemSize } from './problem-size.ts';

/**
 * How strong a player is in a fact now (learning, section 1.5): the model of Maris and van der Maas, on which the scores of evidence are
 * sufficient, without an order of answers. Children answer facts in several ways, and such models of one process fit them badly: so
 * strength chooses what to ask, and **never claims** anything.
 */
interface Strength {
  /** On a logistic scale: at 0 every other answer is right. */
  readonly strength: number;
  /** Its standard deviation. */
  readonly sd: number;
}

/** An answer of so many days before counts half. */
const HALF_LIFE_DAYS = 30;
/** What the answers of so many days before count. */
export const decayed = (days: number): number => 2 ** (-days / HALF_LIFE_DAYS);

/** Scores of evidence go from 0 to 40 an answer, those of the model from −1 to 1. */
const SCORE_STEPS = 20;

/** How far facts spread around their operation, and operations around what a beginner has, as variances. */
const FACT_VARIANCE = 0.7;
const OPERATION_VARIANCE = 4;
const BEGINNER = 1.5;
/** How much weaker than in the operation before somebody is expected to be in one of which nothing was asked. */
const NEXT_IS_HARDER_BY = 0.6;

/** In the order in which they are learned; last what belongs to none of the four. */
const OPERATIONS = ['add', 'subtract', 'multiply', 'divide', null] as const;

const BY_OPERATION: ReadonlyMap<Fact['operation'], readonly (readonly [FactId, number])[]> = new Map(
  OPERATIONS.map((operation) => [
    operation,
    [...FACTS.values()].filter((fact) => fact.operation === operation).map((fact) => [fact.id, problemSize(fact)] as const),
  ]),
);

/** What was answered of a fact, weighed by its age: answers, and the sum of their scores, from −answers to answers. */
interface Answered {
  readonly answers: number;
  readonly score: number;
  readonly size: number;
}

/** Mean and variance of the score of one answer at a strength. */
function expected(strength: number): readonly [mean: number, variance: number] {
  // The two parts of each of these would cancel each other out.
  if (Math.abs(strength) < 1e-2) return [strength / 3, 1 / 3 - strength ** 2 / 15];
  return [1 / Math.tanh(strength) - 1 / strength, 1 / strength ** 2 - 1 / Math.sinh(strength) ** 2];
}

/** Most strengths take four; of who was never right, an operation takes more. */
const MOST_STEPS = 30;
const CLOSE = 1e-9;

/**
 * The most plausible strength in a fact with these answers, where `prior` is expected before any. Newton's method from 0: the mean of scores
 * is concave above and convex below it, so that no step goes too far.
 */
function strengthFrom({ answers, score }: Answered, prior: number): Strength {
  let strength = 0;
  for (let step = 0; ; step++) {
    const [mean, variance] = expected(strength);
    const information = answers * variance + 1 / FACT_VARIANCE;
    const by = (score - answers * mean - (strength - prior) / FACT_VARIANCE) / information;
    if (step === MOST_STEPS || Math.abs(by) < CLOSE) return { strength, sd: information ** -0.5 };
    strength += by;
  }
}

/**
 * The most plausible strength in an operation of which these facts were asked: from it, less its size, each fact is expected to differ.
 * Newton's method between the bounds that earlier steps have found.
 */
function inOperation(facts: readonly Answered[]): number {
  let inAll = BEGINNER;
  let [lowest, highest] = [-Infinity, Infinity];
  for (let step = 0, by = 1; step < MOST_STEPS && Math.abs(by) > CLOSE; step++) {
    let slope = (BEGINNER - inAll) / OPERATION_VARIANCE;
    let information = 1 / OPERATION_VARIANCE;
    for (const fact of facts) {
      const { strength, sd } = strengthFrom(fact, inAll - fact.size);
      slope += (strength - (inAll - fact.size)) / FACT_VARIANCE;
      information += (1 - sd ** 2 / FACT_VARIANCE) / FACT_VARIANCE;
    }
    if (slope > 0) lowest = inAll;
    else highest = inAll;
    const next = inAll + slope / information;
    by = next >= lowest && next <= highest ? next - inAll : (lowest + highest) / 2 - inAll;
    inAll += by;
  }
  return inAll;
}

/** What counts of a fact's answers on a day. */
function weighed({ lastDay, recentAnswers, recentScore }: FactState, today: DayNumber, size: number): Answered {
  const weight = decayed(Math.max(today - lastDay, 0));
  return { answers: recentAnswers * weight, score: (recentScore / SCORE_STEPS - recentAnswers) * weight, size };
}

/** The strength in every fact, asked or not. */
export function strengths(states: ReadonlyMap<FactId, FactState>, today: DayNumber): ReadonlyMap<FactId, Strength> {
  const all = new Map<FactId, Strength>();
  let expectedOfNext = BEGINNER;
  for (const facts of BY_OPERATION.values()) {
    const answered = new Map<FactId, Answered>();
    for (const [fact, size] of facts) {
      const state = states.get(fact);
      if (state) answered.set(fact, weighed(state, today, size));
    }
    const inAll = answered.size > 0 ? inOperation([...answered.values()]) : expectedOfNext;
    for (const [fact, size] of facts) all.set(fact, strengthFrom(answered.get(fact) ?? { answers: 0, score: 0, size }, inAll - size));
    expectedOfNext = inAll - NEXT_IS_HARDER_BY;
  }
  return all;
}
