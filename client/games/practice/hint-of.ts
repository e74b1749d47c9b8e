import { hintFor } from '../../../shared/games/practice/hints.ts';
import { hintText } from '../../words/en/practice/hints.ts';
import { chanceOf } from '../../../shared/memory/selection.ts';
import type { PracticeState } from '../../../shared/games/practice/v1/state.ts';

/** A fact of which nothing is wrong so often may help with another (learning, section 2.4). */
const KNOWN_FROM = 0.85;

/** How the fact on screen follows from others, by what the plan says is known. */
export function hintOf({ question, planned }: Pick<PracticeState, 'question' | 'planned'>): string {
  const known = new Set(
    planned.filter(({ standing, chance }) => standing === 'firm' || chanceOf(chance) >= KNOWN_FROM).map(({ fact }) => fact),
  );
  return hintText(hintFor(question, (fact) => known.has(fact)));
}
