import type { FactId } from '../../../memory/facts.ts';
import type { Random } from '../../../random.ts';
import { answeredIn, asked, best, candidatesOf, others, type Choice } from './choose.ts';
import type { PracticeState, Progress } from './state.ts';

/** Each fact is to be right so often, with so many others between. */
export const RIGHT_EACH = 2;
const APART = 3;

/** How many right answers are there of those that are wanted. */
export function fixUpProgress({ planned, seen }: PracticeState): Progress {
  const done = seen.reduce((sum, { right }) => sum + Math.min(right, RIGHT_EACH), 0);
  return { done, total: RIGHT_EACH * planned.length };
}

/**
 * The next fact of a fix-up: one that was not right twice, of these the one with the fewest answers, three others after its last one. Where
 * only such are left that were asked just now, another fact comes between.
 */
export function chooseFixUp(state: PracticeState, random: Random, without: FactId | null): Choice {
  const all = candidatesOf(state);
  const open = all.filter(({ right }) => right < RIGHT_EACH);
  if (open.length === 0) return null;
  const apart = others(all, without).filter(({ lastIdx }) => answeredIn(state) - lastIdx >= APART);
  const openApart = apart.filter((each) => open.includes(each));
  const next =
    best(openApart, ({ answers }) => answers, random) ??
    best(apart, ({ answers }) => answers, random) ??
    best(others(open, without), ({ lastIdx }) => lastIdx, random);
  return next ? asked(next.fact) : null;
}
