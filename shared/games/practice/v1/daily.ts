import type { FactId } from '../../../memory/facts.ts';
import type { Random } from '../../../random.ts';
import {
  answeredIn,
  asked,
  best,
  candidatesOf,
  chanceOf,
  familyOf,
  isOf,
  isRight,
  latest,
  operationInARow,
  others,
  type Candidate,
  type Choice,
} from './choose.ts';
import type { PracticeState, Repeat } from './state.ts';

/** The others that come between, for each repeat: of a fact that was missed, and of one that is new (learning, section 2.3). */
export const OTHERS_BETWEEN: { readonly [because in Repeat['because']]: readonly number[] } = { missed: [3, 8], new: [1, 3, 7] };

/** How much of what is missing to the target, or beyond it, the next questions make up for, and by how many answers that is judged. */
const STEERING = 0.6;
const JUDGED_ANSWERS = 12;
const [LEAST_WANTED, MOST_WANTED] = [0.4, 0.97];

/** A due fact may be so much farther from what is wanted than another. */
const DUE_ADVANTAGE = 0.1;
/** By so much more for each other fact since the last due one: in the end each due fact comes. */
const DUE_ADVANTAGE_RISE = 0.02;

const FACT_APART = 5;
const TWIN_APART = 2;

const MOST_NEW = 4;
const KNOWN_A_NEW_ONE = 8;
const MOST_OPEN_REPEATS = 4;
const LEAST_SHARE_FOR_NEW = 0.65;

/** The share of right answers among the last ones; undefined before the first. */
function shareRight(state: PracticeState): number | undefined {
  const judged = latest(state, JUDGED_ANSWERS);
  return judged.length === 0 ? undefined : judged.filter(isRight).length / judged.length;
}

/** The chance that the next question should have, so that the run comes to its target. */
export function wantedChance(state: PracticeState): number {
  const target = state.config.target / 100;
  const share = shareRight(state) ?? target;
  return Math.min(Math.max(target + STEERING * (target - share), LEAST_WANTED), MOST_WANTED);
}

/** A fact that is to be right once today. */
export const isToday = ({ standing }: Pick<Candidate, 'standing'>): boolean => standing === 'due' || standing === 'new';

/** A new fact that was not shown yet. */
const isUnshown = ({ standing, lastIdx }: Candidate): boolean => standing === 'new' && lastIdx < 0;

const isKnown = ({ standing }: Pick<Candidate, 'standing'>): boolean => standing !== 'new';

/** Whether enough known facts were asked for each new one. Where the plan has fewer than eight, one round of them is enough. */
function hasAskedKnown(state: PracticeState, all: readonly Candidate[]): boolean {
  const known = all.filter(isKnown);
  const needed = state.introduced * Math.min(KNOWN_A_NEW_ONE, known.length);
  return known.reduce((sum, { answers }) => sum + answers, 0) >= needed;
}

/** Whether things go well enough for something new. */
const goesWell = (state: PracticeState): boolean => (shareRight(state) ?? 1) >= LEAST_SHARE_FOR_NEW;

const mayShow = (state: PracticeState, all: readonly Candidate[]): boolean =>
  state.introduced < MOST_NEW && state.repeats.length <= MOST_OPEN_REPEATS && goesWell(state) && hasAskedKnown(state, all);

/**
 * Whether the day's work is not done: a due fact was not right yet, or a new one not as often as it comes again, or one is still to be
 * shown. Where nothing is due or new, only the number of answers ends a run.
 */
function isOpen(state: PracticeState, all: readonly Candidate[]): boolean {
  const today = all.filter(isToday);
  if (today.length === 0) return true;
  if (today.some((each) => each.right === 0 && !isUnshown(each))) return true;
  if (state.repeats.some(({ because }) => because === 'new') || !hasAskedKnown(state, all)) return true;
  return state.introduced < MOST_NEW && goesWell(state) && today.some(isUnshown);
}

function dueRepeat(state: PracticeState, because: Repeat['because'], without: FactId | null): Repeat | undefined {
  const answered = answeredIn(state);
  return soonest(state.repeats.filter((each) => each.because === because && each.dueAfter <= answered && each.fact !== without));
}

const soonest = (repeats: readonly Repeat[]): Repeat | undefined => [...repeats].sort((a, b) => a.dueAfter - b.dueAfter)[0];

/** How many answers were given since the last one to a due fact. */
function sinceDue(state: PracticeState, all: readonly Candidate[]): number {
  const due = new Set(all.filter(({ standing }) => standing === 'due').map(({ fact }) => fact));
  let since = 0;
  for (let rest = state.answers; rest !== null && !due.has(rest.question.fact); rest = rest.before) since++;
  return since;
}

/** What the third rule may ask: nothing that waits to be repeated or shown, nothing of the last five, no twin of the last two. */
function askable(state: PracticeState, all: readonly Candidate[], without: FactId | null): readonly Candidate[] {
  const answered = answeredIn(state);
  const waiting = new Set(state.repeats.map(({ fact }) => fact));
  const families = new Set(latest(state, TWIN_APART).map(({ question }) => familyOf(question.fact)));
  const apart = all.filter((each) => !isUnshown(each) && !waiting.has(each.fact) && answered - each.lastIdx >= FACT_APART);
  const free = apart.filter(({ fact }) => fact !== without && !families.has(familyOf(fact)));
  const row = operationInARow(state);
  const mixed = row === null ? free : free.filter((each) => !isOf(row)(each));
  return [mixed, free, others(apart, without)].find((list) => list.length > 0) ?? [];
}

/** The fact whose chance is nearest to what is wanted, a due one before others that are not much nearer. */
function nearest(state: PracticeState, all: readonly Candidate[], free: readonly Candidate[], random: Random): Candidate | undefined {
  const wanted = wantedChance(state);
  const advantage = DUE_ADVANTAGE + DUE_ADVANTAGE_RISE * sinceDue(state, all);
  const cost = ({ standing, right, chance }: Candidate): number =>
    Math.abs(chanceOf(chance) - wanted) - (standing === 'due' && right === 0 ? advantage : 0);
  return best(free, cost, random);
}

/** What is left where a plan is so small that nothing else may come: a repeat before its time, else what was on screen longest ago. */
function leftover(state: PracticeState, all: readonly Candidate[], random: Random, without: FactId | null): Choice {
  const last = state.answers?.question.fact;
  const early = soonest(state.repeats.filter(({ fact }) => fact !== without && fact !== last));
  if (early) return asked(early.fact);
  const longestAgo = best(
    others(
      all.filter((each) => !isUnshown(each)),
      without,
    ),
    ({ lastIdx }) => lastIdx,
    random,
  );
  return longestAgo ? asked(longestAgo.fact) : null;
}

/** The selection of a day's practice (RULES.md, S1–S6). */
export function chooseDaily(state: PracticeState, random: Random, without: FactId | null): Choice {
  const all = candidatesOf(state);
  if (!isOpen(state, all)) return null;
  const repeat = dueRepeat(state, 'missed', without) ?? dueRepeat(state, 'new', without);
  if (repeat) return asked(repeat.fact);
  const unshown = all.filter((each) => isUnshown(each));
  const next = mayShow(state, all) ? best(unshown, () => 0, random) : undefined;
  if (next) return { fact: next.fact, isShown: true };
  const chosen = nearest(state, all, askable(state, all, without), random);
  if (chosen) return asked(chosen.fact);
  return leftover(state, all, random, without) ?? (unshown[0] ? { fact: unshown[0].fact, isShown: true } : null);
}
