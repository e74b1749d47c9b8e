import type { FactId } from '../../../memory/facts.ts';
import { isRight } from './choose.ts';
import { OTHERS_BETWEEN } from './daily.ts';
import type { GivenAnswer, PracticeState, Repeat, SeenFact } from './state.ts';

const MOST_CHANCE = 63;

/** What was answered right is likelier to be right again: half of what was missing to certain. */
const raised = (chance: number): number => chance + Math.ceil((MOST_CHANCE - chance) / 2);

const plannedChance = ({ planned }: PracticeState, fact: FactId): number => planned.find((each) => each.fact === fact)?.chance ?? 0;

/** What was seen of the facts, with one that was answered or shown. */
export function seenWith(state: PracticeState, fact: FactId, given: GivenAnswer | null): readonly SeenFact[] {
  const before = state.seen.find((each) => each.fact === fact);
  const chance = before?.chance ?? plannedChance(state, fact);
  const right = given !== null && isRight(given);
  const after: SeenFact = {
    fact,
    answers: (before?.answers ?? 0) + (given === null ? 0 : 1),
    right: (before?.right ?? 0) + (right ? 1 : 0),
    lastIdx: given === null ? (state.answers?.idx ?? 0) : given.idx,
    chance: right ? raised(chance) : chance,
  };
  return [...state.seen.filter((each) => each !== before), after];
}

/** A repeat of a step, after so many answers of the run; undefined after the last step. */
function repeatOf(fact: FactId, because: Repeat['because'], step: number, afterIdx: number): readonly Repeat[] {
  const between = OTHERS_BETWEEN[because][step];
  return between === undefined ? [] : [{ fact, because, step, dueAfter: afterIdx + between }];
}

/** The repeats that wait after an answer: a missed fact begins anew, one that was right goes on to its next step. */
export function repeatsAfter({ repeats }: PracticeState, given: GivenAnswer): readonly Repeat[] {
  const { fact } = given.question;
  const before = repeats.find((each) => each.fact === fact);
  const rest = repeats.filter((each) => each !== before);
  if (!isRight(given)) return [...rest, ...repeatOf(fact, 'missed', 0, given.idx)];
  return before ? [...rest, ...repeatOf(fact, before.because, before.step + 1, given.idx)] : rest;
}

/** The repeats that wait after a new fact was shown. */
export const repeatsAfterShown = ({ repeats, answers }: PracticeState, fact: FactId): readonly Repeat[] => [
  ...repeats,
  ...repeatOf(fact, 'new', 0, answers?.idx ?? 0),
];
