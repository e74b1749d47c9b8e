import { answeredIn, isRight, placeOf, type Place } from './choose.ts';
import type { GivenAnswer, PracticeState, SeenFact } from './state.ts';

const MOST_CHANCE = 63;

/** What was answered right is likelier to be right again: half of what was missing to certain. */
const raised = (chance: number): number => chance + Math.ceil((MOST_CHANCE - chance) / 2);

const withOne = (seen: readonly SeenFact[], place: Place, after: SeenFact): readonly SeenFact[] => {
  const list = seen.slice();
  list[place] = after;
  return list;
};

/** What was seen of the facts after an answer. */
export function seenAfter(state: PracticeState, given: GivenAnswer): readonly SeenFact[] {
  const place = placeOf(state, given.question.fact);
  const { answers, right, chance } = state.seen[place] as SeenFact;
  const more = isRight(given) ? { right: right + 1, chance: raised(chance) } : { right, chance };
  return withOne(state.seen, place, { answers: answers + 1, lastIdx: given.idx, ...more });
}

/** What was seen of the facts after the one on screen was shown. */
export function seenAfterShown(state: PracticeState): readonly SeenFact[] {
  const place = placeOf(state, state.question.fact);
  return withOne(state.seen, place, { ...(state.seen[place] as SeenFact), lastIdx: answeredIn(state) });
}
