import type { FactId } from '../../../memory/facts.ts';
import { chanceOf } from '../../../memory/selection.ts';
import type { Random } from '../../../random.ts';
import { answeredIn, answersSince, asked, cheapest, isRight, type Choice, type Place } from './choose.ts';
import { areTwins } from './families.ts';
import { formOf } from './question.ts';
import type { PracticeState, Repeat } from './state.ts';

/** How much of what is missing to the target, or beyond it, the next question makes up for: of the last answers, and of all so far. */
const STEERING = 0.6;
const JUDGED_ANSWERS = 12;
const STEERING_BY_ALL = 0.2;
const MOST_MISSING = 4;
const [LEAST_WANTED, MOST_WANTED] = [0.15, 0.985];

/** A due fact may be so much farther from what is wanted than another. */
const DUE_ADVANTAGE = 0.1;
/** By so much more for each other fact since the last due one: in the end each due fact comes. */
const DUE_ADVANTAGE_RISE = 0.1;

const FACT_APART = 5;

const MOST_NEW = 4;
const KNOWN_A_NEW_ONE = 8;
const MOST_OPEN_REPEATS = 4;
const LEAST_SHARE_FOR_NEW = 0.65;

/** The share of right answers among the last ones; undefined before the first. */
function shareRight({ answers }: PracticeState): number | undefined {
  let [judged, right] = [0, 0];
  for (let rest = answers; rest !== null && judged < JUDGED_ANSWERS; rest = rest.before) {
    judged++;
    if (isRight(rest)) right++;
  }
  return judged === 0 ? undefined : right / judged;
}

/** How many right answers are missing to the target by now; below 0 how many there are too many. */
function missingRight({ answers, seen, config }: PracticeState): number {
  const right = seen.reduce((sum, each) => sum + each.right, 0);
  const missing = (config.target / 100) * (answers === null ? 0 : answers.idx) - right;
  return Math.min(Math.max(missing, -MOST_MISSING), MOST_MISSING);
}

/**
 * The chance that the next question should have, so that the run comes to its target. By the last answers alone it would stay beside it,
 * because what was missed is asked again and then is known.
 */
function wantedChance(state: PracticeState): number {
  const target = state.config.target / 100;
  const share = shareRight(state) ?? target;
  const wanted = target + STEERING * (target - share) + STEERING_BY_ALL * missingRight(state);
  return Math.min(Math.max(wanted, LEAST_WANTED), MOST_WANTED);
}

const standingAt = ({ planned }: PracticeState, place: Place) => planned[place]?.standing;
const rightAt = ({ seen }: PracticeState, place: Place): number => seen[place]?.right ?? 0;

/** A new fact that was not shown yet. */
const isUnshown = (state: PracticeState, place: Place): boolean =>
  standingAt(state, place) === 'new' && state.seen[place]?.lastIdx === null;

/** What of the day's work is not done. */
interface Work {
  /** Facts that are to be right today, due ones and new ones that were shown, and were not yet. */
  readonly open: number;
  readonly unshown: number;
  /** Due and new facts in all. */
  readonly all: number;
  /** Known facts in the plan, and answers to them. */
  readonly known: number;
  readonly knownAnswers: number;
}

function workOf(state: PracticeState): Work {
  let [open, unshown, all, known, knownAnswers] = [0, 0, 0, 0, 0];
  for (const [place, { standing }] of state.planned.entries()) {
    if (standing === 'due' || standing === 'new') all++;
    if (isUnshown(state, place)) unshown++;
    else if ((standing === 'due' || standing === 'new') && rightAt(state, place) === 0) open++;
    if (standing === 'new') continue;
    known++;
    knownAnswers += state.seen[place]?.answers ?? 0;
  }
  return { open, unshown, all, known, knownAnswers };
}

/** Whether enough known facts were asked for each new one. Where the plan has fewer than eight, one round of them is enough. */
const hasAskedKnown = ({ introduced }: PracticeState, { known, knownAnswers }: Work): boolean =>
  knownAnswers >= introduced * Math.min(KNOWN_A_NEW_ONE, known);

/** Whether things go well enough for something new. */
const goesWell = (state: PracticeState): boolean => (shareRight(state) ?? 1) >= LEAST_SHARE_FOR_NEW;

const hasNew = (state: PracticeState, { unshown }: Work): boolean => unshown > 0 && state.introduced < MOST_NEW && goesWell(state);

/**
 * Whether the day's work is not done: a due fact was not right yet, or a new one not as often as it comes again, or one is still to be
 * shown. Where nothing is due or new, only the number of answers ends a run.
 */
function isOpen(state: PracticeState, work: Work): boolean {
  if (work.all === 0 || work.open > 0 || hasNew(state, work)) return true;
  return state.repeats.some(({ because }) => because === 'new') || !hasAskedKnown(state, work);
}

/** Of the repeats that may be taken the one whose time is first. */
function soonest({ repeats }: PracticeState, mayTake: (repeat: Repeat) => boolean): Repeat | undefined {
  let first: Repeat | undefined;
  for (const each of repeats) if (mayTake(each) && (first === undefined || each.dueAfter < first.dueAfter)) first = each;
  return first;
}

function dueRepeat(state: PracticeState, because: Repeat['because'], without: FactId | null): Repeat | undefined {
  const answered = answeredIn(state);
  return soonest(state, (each) => each.because === because && each.dueAfter <= answered && each.fact !== without);
}

/** The fact whose chance is nearest to what is wanted, a due one before others that are not much nearer (RULES.md, S4 and S6). */
function nearest(state: PracticeState, random: Random, without: FactId | null): FactId | undefined {
  const { planned, seen, repeats, answers } = state;
  const wanted = wantedChance(state);
  const advantage = DUE_ADVANTAGE + DUE_ADVANTAGE_RISE * state.sinceDue;
  const cost = (place: Place): number => {
    const isDue = standingAt(state, place) === 'due' && rightAt(state, place) === 0;
    return Math.abs(chanceOf(seen[place]?.chance ?? 0) - wanted) - (isDue ? advantage : 0);
  };
  const [last, before] = [answers?.question, answers?.before?.question];
  const factAt = (place: Place): FactId => planned[place]?.fact ?? -1;
  const isApart = (place: Place): boolean => {
    const fact = factAt(place);
    if (fact === without || isUnshown(state, place) || answersSince(state, place) < FACT_APART) return false;
    return !repeats.some((each) => each.fact === fact);
  };
  const isNoTwin = (place: Place): boolean =>
    isApart(place) && ![last, before].some((question) => question && areTwins(question.fact, factAt(place)));
  const isMixed = (place: Place): boolean => formOf(factAt(place)) !== last?.form && isNoTwin(place);
  const inARow = last !== undefined && last.form === before?.form;
  return (
    (inARow ? cheapest(state, isMixed, cost, random) : undefined) ??
    cheapest(state, isNoTwin, cost, random) ??
    cheapest(state, isApart, cost, random)
  );
}

/** What is left where a plan is so small that nothing else may come: a repeat before its time, else what was on screen longest ago. */
function leftover(state: PracticeState, random: Random, without: FactId | null): Choice {
  const last = state.answers?.question.fact;
  const early = soonest(state, ({ fact }) => fact !== without && fact !== last);
  if (early) return asked(early.fact);
  const isShown = (place: Place): boolean => !isUnshown(state, place);
  const longestAgo = (place: Place): number => -answersSince(state, place);
  const isOther = (place: Place): boolean => isShown(place) && state.planned[place]?.fact !== without;
  const fact = cheapest(state, isOther, longestAgo, random) ?? cheapest(state, isShown, longestAgo, random);
  return fact === undefined ? null : asked(fact);
}

/** The selection of a day's practice (RULES.md, S1 to S7). */
export function chooseDaily(state: PracticeState, random: Random, without: FactId | null): Choice {
  const work = workOf(state);
  if (!isOpen(state, work)) return null;
  const repeat = dueRepeat(state, 'missed', without) ?? dueRepeat(state, 'new', without);
  if (repeat) return asked(repeat.fact);
  if (hasNew(state, work) && state.repeats.length <= MOST_OPEN_REPEATS && hasAskedKnown(state, work)) return nextNew(state, random);
  const fact = nearest(state, random, without);
  return fact === undefined ? (leftover(state, random, without) ?? nextNew(state, random)) : asked(fact);
}

/** The new fact that comes first in the plan's order. */
function nextNew(state: PracticeState, random: Random): Choice {
  const fact = cheapest(
    state,
    (place) => isUnshown(state, place),
    () => 0,
    random,
  );
  return fact === undefined ? null : { fact, isShown: true };
}

/** How many due and new facts were right once, and how many there are. */
export function workProgress(state: PracticeState): { readonly done: number; readonly total: number } {
  const { open, unshown, all } = workOf(state);
  return { done: all - open - unshown, total: all };
}
