import { FACTS, type FactId } from '../../../memory/facts.ts';
import type { Random } from '../../../random.ts';
import type { PlannedFact } from './plan-text.ts';
import { formOf, type Form } from './question.ts';
import type { GivenAnswer, PracticeState, SeenFact } from './state.ts';

/** What comes next: a fact to ask, or one to show first. Null: nothing is left, and the run is over. */
export type Choice = { readonly fact: FactId; readonly isShown: boolean } | null;

/** Chooses by the state of a run, the fact `without` only if there is no other: it was on screen before a break. */
export type Chooser = (state: PracticeState, random: Random, without: FactId | null) => Choice;

/** A planned fact with what the run has seen of it. */
export interface Candidate extends PlannedFact, SeenFact {}

const CHANCES = 64;

/** A chance in 64ths as a number from 0 to 1: the middle of its step. */
export const chanceOf = (steps: number): number => (steps + 0.5) / CHANCES;

export const answeredIn = ({ answers }: Pick<PracticeState, 'answers'>): number => (answers === null ? 0 : answers.idx);

export const isRight = ({ question, value }: GivenAnswer): boolean => value === question.answer;

/** The latest answers, the latest first, at most so many. */
export function latest({ answers }: Pick<PracticeState, 'answers'>, most: number): readonly GivenAnswer[] {
  const list: GivenAnswer[] = [];
  for (let rest = answers; rest !== null && list.length < most; rest = rest.before) list.push(rest);
  return list;
}

/** The facts of the plan, each with what was seen of it. A fact that was not seen was last on screen infinitely long ago. */
export function candidatesOf({ planned, seen }: Pick<PracticeState, 'planned' | 'seen'>): readonly Candidate[] {
  const byFact = new Map(seen.map((each) => [each.fact, each]));
  return planned.map((fact) => ({ ...UNSEEN, ...fact, ...byFact.get(fact.fact) }));
}

const UNSEEN = { answers: 0, right: 0, lastIdx: -Infinity } as const;

export const asked = (fact: FactId): Choice => ({ fact, isShown: false });

/**
 * The facts around one sum: 7 × 8, 56 ÷ 7 and 56 ÷ 8; 5 + 7, 12 − 5 and 12 − 7. Who has just seen one has seen the others. A rule is alone.
 */
export function familyOf(id: FactId): string {
  const fact = FACTS.get(id);
  if (fact?.kind !== 'sum') return `${id}`;
  const { operation, a, b } = fact;
  const pair = { add: [a, b], subtract: [a - b, b], multiply: [a, b], divide: [a / b, b] }[operation];
  const kind = operation === 'add' || operation === 'subtract' ? '+' : '×';
  return `${Math.min(...pair)}${kind}${Math.max(...pair)}`;
}

/** The ones with the least cost; of these those that come first in the plan's order; of these one by the seed. */
export function best<Each extends Pick<PlannedFact, 'order'>>(
  all: readonly Each[],
  costOf: (each: Each) => number,
  random: Random,
): Each | undefined {
  const costs = all.map(costOf);
  const least = Math.min(...costs);
  const cheapest = all.filter((_, i) => costs[i] === least);
  const first = Math.min(...cheapest.map(({ order }) => order));
  const equal = cheapest.filter(({ order }) => order === first);
  return equal.length === 0 ? undefined : equal[random.below(equal.length)];
}

/** All but what was on screen before a break, if there is something else. */
export function others<Each extends { readonly fact: FactId }>(all: readonly Each[], without: FactId | null): readonly Each[] {
  const rest = all.filter(({ fact }) => fact !== without);
  return rest.length > 0 ? rest : all;
}

/** The operation that the last two answers had in common; null if they had none. */
export function operationInARow(state: Pick<PracticeState, 'answers'>): Form | null {
  const [last, before] = latest(state, 2);
  return last && before && last.question.form === before.question.form ? last.question.form : null;
}

export const isOf =
  (form: Form) =>
  ({ fact }: { readonly fact: FactId }): boolean =>
    formOf(fact) === form;
