import type { FactId } from '../../../memory/facts.ts';
import { answeredIn, isRight } from './choose.ts';
import type { GivenAnswer, PracticeState, Repeat } from './state.ts';

/** The others that come between, for each repeat: of a fact that was missed, and of one that is new (RULES.md, S1 and S2). */
const OTHERS_BETWEEN: { readonly [because in Repeat['because']]: readonly number[] } = { missed: [3, 8], new: [1, 3, 7] };

/** A repeat of a step, after an answer of the run; none after the last step. */
function repeatOf(fact: FactId, because: Repeat['because'], step: number, afterIdx: number): readonly Repeat[] {
  const between = OTHERS_BETWEEN[because][step];
  return between === undefined ? [] : [{ fact, because, step, dueAfter: afterIdx + between }];
}

/** The repeats that wait after an answer: a missed fact begins anew, one that was right goes on to its next step. */
export function repeatsAfter({ repeats }: PracticeState, given: GivenAnswer): readonly Repeat[] {
  const { fact } = given.question;
  const before = repeats.find((each) => each.fact === fact);
  const rest = before ? repeats.filter((each) => each !== before) : repeats;
  if (!isRight(given)) return [...rest, ...repeatOf(fact, 'missed', 0, given.idx)];
  return before ? [...rest, ...repeatOf(fact, before.because, before.step + 1, given.idx)] : rest;
}

/** The repeats that wait after a new fact was shown. */
export const repeatsAfterShown = (state: PracticeState, fact: FactId): readonly Repeat[] => [
  ...state.repeats,
  ...repeatOf(fact, 'new', 0, answeredIn(state)),
];
