import type { FactId } from '../../../memory/facts.ts';
import type { Random } from '../../../random.ts';
import { answersSince, asked, cheapest, type Choice, type Place } from './choose.ts';
import type { PracticeState, Progress } from './state.ts';

/** Each fact is to be right so often, with so many others between. */
const RIGHT_EACH = 2;
const APART = 3;

/** How many right answers there are of those that are wanted. */
export const fixUpProgress = ({ planned, seen }: PracticeState): Progress => ({
  done: seen.reduce((sum, { right }) => sum + Math.min(right, RIGHT_EACH), 0),
  total: RIGHT_EACH * planned.length,
});

/** The next fact of a fix-up (RULES.md, F1). */
export function chooseFixUp(state: PracticeState, random: Random, without: FactId | null): Choice {
  const { planned, seen } = state;
  const isOpen = (place: Place): boolean => (seen[place]?.right ?? 0) < RIGHT_EACH;
  if (!seen.some((_, place) => isOpen(place))) return null;
  const isOther = (place: Place): boolean => planned[place]?.fact !== without;
  const isApart = (place: Place): boolean => isOther(place) && answersSince(state, place) >= APART;
  const fewest = (place: Place): number => seen[place]?.answers ?? 0;
  const longestAgo = (place: Place): number => -answersSince(state, place);
  const fact =
    cheapest(state, (place) => isOpen(place) && isApart(place), fewest, random) ??
    cheapest(state, isApart, fewest, random) ??
    cheapest(state, (place) => isOpen(place) && isOther(place), longestAgo, random) ??
    cheapest(state, isOpen, longestAgo, random);
  return fact === undefined ? null : asked(fact);
}
