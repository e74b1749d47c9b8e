import { GRADE, packSession, type Entry, type Grade } from './entries.ts';
import { FACTS, type Fact, type FactId } from './facts.ts';
import { handMs, timeStep, type Hand } from './think-time.ts';

/** An answer as evidence. */
export interface FactAnswer {
  /** Null for what no fact is about. */
  readonly fact: FactId | null;
  readonly right: boolean;
  /** The player said so, instead of an answer. */
  readonly notKnown?: boolean;
  /** The solution was on screen a few answers before, without an answer to it. */
  readonly justShown?: boolean;
  /** From the question to the submission, in ms, with what the fingers took. Null where it tells nothing: a question that replaced another, an answer on paper. */
  readonly ms: number | null;
  /** How much of `ms` the app waited by itself before it submitted. */
  readonly waitMs: number;
  readonly digits: number;
}

/** How a run was played, as far as its times tell anything. */
export interface Manner {
  /** Null if the device did not know it: then slowness is judged more mildly. */
  readonly hand: Hand | null;
  /** False without a clock, with a longer one, on paper and by switch: times mean nothing. */
  readonly timed: boolean;
}

/** Nobody reads and answers sooner; as in plausible.ts. */
const LEAST_MS = 150;
/** So many answers later nobody has the solution before their eyes. */
const ANSWERS_APART = 5;

/** By how much longer a class takes than a sum or a rule. */
const FACTORS = { fact: 1, small: 2, large: 4 } as const;
/** Up to which think time an answer is better than nothing (score). */
const DEADLINES_MS = { fact: 10_000, small: 20_000, large: 30_000 } as const;
type Size = keyof typeof FACTORS;

/** Times one factor. Unknown fingers count as thinking: an answer that is quick with them is quick without. */
const EASY_UP_TO_MS = 1500;
const GOOD_UP_TO_MS = 4000;
const GOOD_UP_TO_WITH_FINGERS_MS = 6000;

/** A score from −1 to 1 in whole steps from 0 to 40. */
const SCORE_STEPS = 20;
/** The part of the deadline that an answer without a time is taken to have needed. */
const UNTIMED_SHARE = 0.4;

function sizeOf(fact: Fact): Size {
  if (fact.kind !== 'class') return 'fact';
  return fact.isLarge ? 'large' : 'small';
}

/** What a thinker took, in whole ms; null if that is not known. */
function thinkTime({ ms, waitMs, digits }: FactAnswer, { hand, timed }: Manner): number | null {
  if (!timed || ms === null) return null;
  return Math.max(ms - waitMs - (hand === null ? 0 : handMs(hand, digits)), 0);
}

/** The scoring rule of Maris and van der Maas: right early earns most, wrong early costs most. */
function scoreOf({ right, notKnown }: FactAnswer, thinkMs: number | null, size: Size): number {
  if (notKnown) return SCORE_STEPS;
  const share = thinkMs === null ? UNTIMED_SHARE : Math.min(thinkMs / DEADLINES_MS[size], 1);
  const steps = Math.round(SCORE_STEPS * share);
  return right ? 2 * SCORE_STEPS - steps : steps;
}

function gradeOf({ right, notKnown }: FactAnswer, thinkMs: number | null, size: Size, knowsHand: boolean): Grade {
  if (!right || notKnown) return GRADE.again;
  if (thinkMs === null) return GRADE.good;
  const factor = FACTORS[size];
  if (thinkMs <= factor * EASY_UP_TO_MS) return GRADE.easy;
  return thinkMs <= factor * (knowsHand ? GOOD_UP_TO_MS : GOOD_UP_TO_WITH_FINGERS_MS) ? GRADE.good : GRADE.hard;
}

/**
 * Whether the solution was on screen a few answers ago. A rule and a class are asked each time with other numbers, so theirs was not.
 */
const wasJustShown = (answers: readonly FactAnswer[], at: number, { kind, id }: Fact): boolean =>
  kind === 'sum' && answers.slice(Math.max(0, at - ANSWERS_APART), at).some(({ fact }) => fact === id);

/**
 * What a run says of facts (learning, section 1.2), as it is stored: about ten characters a fact (entries.ts). Empty if it says nothing.
 * Left out are answers that nobody could have given so soon, and those to a sum whose solution was just seen.
 * @param answers all of a run, in the order in which they were given.
 */
export function evidenceOf(answers: readonly FactAnswer[], manner: Manner): string {
  const entries = new Map<FactId, Entry>();
  for (const [at, answer] of answers.entries()) {
    const fact = answer.fact === null ? undefined : FACTS.get(answer.fact);
    if (fact === undefined || (answer.ms !== null && answer.ms < LEAST_MS) || answer.justShown || wasJustShown(answers, at, fact)) continue;
    const size = sizeOf(fact);
    const thinkMs = thinkTime(answer, manner);
    const isTimed = answer.right && !answer.notKnown && thinkMs !== null;
    const before = entries.get(fact.id);
    entries.set(fact.id, {
      fact: fact.id,
      grade: before?.grade ?? gradeOf(answer, thinkMs, size, manner.hand !== null),
      answers: (before?.answers ?? 0) + 1,
      right: (before?.right ?? 0) + (answer.right && !answer.notKnown ? 1 : 0),
      timed: (before?.timed ?? 0) + (isTimed ? 1 : 0),
      score: (before?.score ?? 0) + scoreOf(answer, thinkMs, size),
      logTime: (before?.logTime ?? 0) + (isTimed ? timeStep(thinkMs) : 0),
    });
  }
  return packSession([...entries.values()]);
}
