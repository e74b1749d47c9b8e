import type { DayNumber } from '../day.ts';
import { inSteps, MOST, readCheckpoint, writeCheckpoint, type Checkpoint, type FactState } from './checkpoint.ts';
import { claims, type Need } from './claims.ts';
import { afterDay, dueAfter, remembered } from './days.ts';
import { GRADE, HIGHEST_SCORE, unpackDay, type DayEntry } from './entries.ts';
import { FACTS, type Fact, type FactId } from './facts.ts';
import type { KnownFact, LearningState, Memory } from './known-fact.ts';
import { decayed, strengths } from './strength.ts';
import { isFaster, LATELY_DAYS } from './times.ts';

/** Evidence of one day: its number, and its part of the fold `evidence`. */
export type EvidenceDay = readonly [day: DayNumber, part: string];

function afterEntry(before: FactState | undefined, day: DayNumber, entry: DayEntry): FactState {
  const gap = before ? day - before.lastDay : 0;
  const weight = decayed(gap);
  // Named one by one, as in unpackDay.
  const { stability, difficulty } = afterDay(before ?? null, gap, entry.grade);
  return {
    fact: entry.fact,
    stability,
    difficulty,
    lastDay: day,
    lastGrade: entry.grade,
    days: Math.min((before?.days ?? 0) + 1, MOST.days),
    rightDays: Math.min((before?.rightDays ?? 0) + (entry.grade > GRADE.again ? 1 : 0), MOST.days),
    answers: Math.min((before?.answers ?? 0) + entry.answers, MOST.answers),
    recentAnswers: inSteps.answers((before?.recentAnswers ?? 0) * weight + entry.answers),
    recentScore: inSteps.score((before?.recentScore ?? 0) * weight + Math.min(entry.score, HIGHEST_SCORE * entry.answers)),
  };
}

/**
 * What is known of all facts after some more days (learning, section 1.4). Day by day: wherever a checkpoint is written down on the way,
 * the one at the end is the same text.
 * @param before after the days before these, or `START`.
 * @param days in order, none twice.
 */
export function foldDays(before: Checkpoint, days: readonly EvidenceDay[]): Checkpoint {
  if (days.length === 0) return before;
  const states = readCheckpoint(before);
  for (const [day, part] of days) {
    for (const entry of unpackDay(part)) states.set(entry.fact, afterEntry(states.get(entry.fact), day, entry));
  }
  return writeCheckpoint(states);
}

/** For so many days back evidence counts for claims. */
const WINDOW_DAYS = 90;

/** The first day whose evidence `memoryOf` looks at by itself. */
export const windowFrom = (today: DayNumber): DayNumber => today - WINDOW_DAYS + 1;

/** The days of a fact in the window, the oldest first, and how many of them are from before the last month. */
interface Recent {
  readonly days: DayEntry[];
  before: number;
}

function recentOf(days: readonly EvidenceDay[], today: DayNumber): ReadonlyMap<FactId, Recent> {
  const facts = new Map<FactId, Recent>();
  for (const [day, part] of days) {
    if (day < windowFrom(today)) continue;
    for (const entry of unpackDay(part)) {
      const recent = facts.get(entry.fact) ?? { days: [], before: 0 };
      recent.days.push(entry);
      if (day <= today - LATELY_DAYS) recent.before++;
      facts.set(entry.fact, recent);
    }
  }
  return facts;
}

/** Whether some answers were right lately, and none of them has a time. */
function isUntimed(facts: Iterable<Pick<Recent, 'days'>>): boolean {
  let isAnyRight = false;
  for (const { days } of facts) {
    for (const { right, timed } of days) {
      if (right > 0 && timed > 0) return false;
      isAnyRight ||= right > 0;
    }
  }
  return isAnyRight;
}

/** From so many different facts of an operation's table, as many as a placement asks, the rest of it can be guessed. */
const ENOUGH_TO_GUESS = 10;

/** The operations of whose tables enough was asked. */
function guessable(states: ReadonlyMap<FactId, FactState>): ReadonlySet<Fact['operation']> {
  const asked = new Map<Fact['operation'], number>();
  for (const id of states.keys()) {
    const fact = FACTS.get(id);
    if (fact?.kind === 'sum') asked.set(fact.operation, (asked.get(fact.operation) ?? 0) + 1);
  }
  return new Set([...asked].flatMap(([operation, n]) => (n >= ENOUGH_TO_GUESS ? [operation] : [])));
}

/** A firm fact is remembered for three weeks, was asked on three days, and the last time it was known without a search. */
const FIRM_FROM = { stability: 21, days: 3, grade: GRADE.good } as const;

function learned({ stability, days, lastGrade }: FactState, isDue: boolean): LearningState {
  if (days === 1) return 'new';
  if (stability < FIRM_FROM.stability || days < FIRM_FROM.days || lastGrade < FIRM_FROM.grade) return 'learning';
  return isDue ? 'due' : 'firm';
}

const chanceAt = (strength: number): number => 1 / (1 + Math.exp(-strength));

/** What is known of a fact that was asked. A single day says little about forgetting, so the chance is then by strength alone. */
function asked(state: FactState, today: DayNumber, strength: number, need: Need | null, recent: Recent | undefined): KnownFact {
  const dueDay = dueAfter(state, state.lastDay);
  const byStrength = chanceAt(strength);
  const { days = [], before = 0 } = recent ?? {};
  return {
    fact: state.fact,
    state: need === null ? learned(state, dueDay <= today) : 'needs-work',
    needs: need,
    days: state.days,
    rightDays: state.rightDays,
    lastDay: state.lastDay,
    dueDay,
    answers: state.answers,
    chance: state.days === 1 ? byStrength : (byStrength + remembered(state, Math.max(today - state.lastDay, 0))) / 2,
    isFaster: isFaster(days.slice(0, before), days.slice(before)),
  };
}

/** What is known of a fact that was never asked. Named one by one: most facts are so, and a spread takes many times as long. */
const neverAsked = (fact: FactId, isGuess: boolean, strength: number): KnownFact => ({
  fact,
  state: isGuess ? 'guess' : 'none',
  needs: null,
  days: 0,
  rightDays: 0,
  lastDay: null,
  dueDay: null,
  answers: 0,
  chance: chanceAt(strength),
  isFaster: false,
});

/**
 * What is known of every fact today (learning, sections 1.4 to 1.6 and 3).
 * @param checkpoint after all days.
 * @param recentDays those from `windowFrom(today)` on, in order; earlier ones are passed over.
 */
export function memoryOf(checkpoint: Checkpoint, recentDays: readonly EvidenceDay[], today: DayNumber): Memory {
  const states = readCheckpoint(checkpoint);
  const recent = recentOf(recentDays, today);
  const needs = claims(new Map([...recent].map(([fact, { days }]) => [fact, days])));
  const enough = guessable(states);
  const facts = [...strengths(states, today)].map(([fact, { strength }]): KnownFact => {
    const state = states.get(fact);
    if (state) return asked(state, today, strength, needs.get(fact) ?? null, recent.get(fact));
    const { kind, operation = null } = FACTS.get(fact) ?? {};
    const isGuess = kind === 'sum' && enough.has(operation);
    return neverAsked(fact, isGuess, strength);
  });
  return { today, facts: facts.sort((one, other) => one.fact - other.fact), isUntimed: isUntimed(recent.values()) };
}
