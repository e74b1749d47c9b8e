import type { FactId } from '../../../memory/facts.ts';
import { cheapestFact } from '../../../memory/selection.ts';
import type { Random } from '../../../random.ts';
import type { GivenAnswer, PracticeState } from './state.ts';

/** What comes next: a fact to ask, or one to show first. Null: nothing is left, and the run is over. */
export type Choice = { readonly fact: FactId; readonly isShown: boolean } | null;

/** Chooses by the state of a run, the fact `without` only if there is no other: it was on screen before a break. */
export type Chooser = (state: PracticeState, random: Random, without: FactId | null) => Choice;

/** A place of the plan. The choosers go by places and make no lists of facts: a server replays every run. */
export type Place = number;

export const answeredIn = ({ answers }: Pick<PracticeState, 'answers'>): number => (answers === null ? 0 : answers.idx);

export const isRight = ({ question, value }: Pick<GivenAnswer, 'question' | 'value'>): boolean => value === question.answer;

export const placeOf = ({ planned }: Pick<PracticeState, 'planned'>, fact: FactId): Place =>
  planned.findIndex((each) => each.fact === fact);

export const asked = (fact: FactId): Choice => ({ fact, isShown: false });

/** How many answers ago a fact was on screen: 0 for the last one. */
export function answersSince({ seen, answers }: PracticeState, place: Place): number {
  const lastIdx = seen[place]?.lastIdx ?? null;
  return lastIdx === null ? Infinity : (answers === null ? 0 : answers.idx) - lastIdx;
}

/** Of the places that may be taken the one with the least cost (shared/memory/selection.ts). Undefined if none may be taken. */
export const cheapest = (
  { planned }: Pick<PracticeState, 'planned'>,
  mayTake: (place: Place) => boolean,
  costOf: (place: Place) => number,
  random: Random,
): FactId | undefined =>
  cheapestFact(
    planned,
    (_fact, place) => mayTake(place),
    (_fact, place) => costOf(place),
    random,
  )?.fact;
