import type { FactId } from '../../memory/facts.ts';
import { FACTS } from '../../memory/facts.ts';
import { MOST_CHOSEN } from '../../memory/fact-link.ts';
import type { KnownFact, Memory } from '../../memory/known-fact.ts';
import { chanceSteps } from '../../memory/selection.ts';
import { ADMISSION, inverseOf, isFoundation } from './admission.ts';
import { allHints, helpersOf } from './hints.ts';
import type { Target } from './v1/config.ts';
import { packPlan } from './pack-plan.ts';
import { MOST_PLANNED, type PlannedFact, type Standing } from './v1/plan-text.ts';
import { formOf, type Form } from './v1/question.ts';

/** What a player wants to practise (decision D32). */
export interface PracticePreferences {
  readonly operations: readonly Form[];
  /** Sums, products and what undoes them, of numbers up to this. */
  readonly largest: 10 | 12;
  readonly target: Target;
  /** How many new facts may still be shown today: none, or up to four. */
  readonly newToday: number;
}

/** From this chance on a fact is taken to be known: another can be worked out from it, and it is asked without being shown. */
const KNOWN_FROM = 0.85;
const ASKED_FROM = 0.8;

/** After a long break so many due ones come first. */
const MOST_DUE = 30;
/** On a day with fewer due ones so many facts are asked in all, some of them before their time. */
const QUIET_DAY = 15;
/** A fact is firm after three days at the earliest, and is not asked before its time sooner than four days after the last one. */
const DAYS_TO_BE_FIRM = 3;
const DAYS_BETWEEN = 4;
const MOST_NAMED = 10;
/** So many facts may be shaky before something new comes. */
const MOST_SHAKY = 4;
const SHAKY_UP_TO = 0.65;

const isFirm = ({ state }: KnownFact): boolean => state === 'firm' || state === 'due';
const isKnown = (known: KnownFact): boolean => isFirm(known) || known.chance >= KNOWN_FROM;
const wasAsked = ({ days }: KnownFact): boolean => days > 0;
const isRule = ({ fact }: KnownFact): boolean => FACTS.get(fact)?.kind === 'rule';

/** The largest number of a fact, as far as it was chosen by size: of 56 ÷ 8 and of 7 × 8 it is 8. */
export function largestIn(id: FactId): number {
  const fact = FACTS.get(id);
  if (fact?.kind !== 'sum') return 0;
  const { operation, a, b } = fact;
  return { add: Math.max(a, b), subtract: Math.max(a - b, b), multiply: Math.max(a, b), divide: Math.max(a / b, b) }[operation];
}

/** What memory says of the facts that a player practises. */
function practised({ facts }: Memory, { operations, largest }: Pick<PracticePreferences, 'operations' | 'largest'>): readonly KnownFact[] {
  const wanted: ReadonlySet<Form | undefined> = new Set(operations);
  return facts.filter(({ fact }) => wanted.has(formOf(fact)) && largestIn(fact) <= largest);
}

const isDue = ({ dueDay }: KnownFact, today: number): boolean => dueDay !== null && dueDay <= today;

/** Of the facts of an operation the first that was never asked, is not taken to be known, and can be worked out from what is known. */
function nextNew(operation: Form, byFact: ReadonlyMap<FactId, KnownFact>, all: ReadonlyMap<FactId, KnownFact>): readonly FactId[] {
  const known = (fact: FactId): boolean => isKnownIn(all, fact);
  return ADMISSION[operation].filter((fact) => {
    const it = byFact.get(fact);
    if (!it || wasAsked(it) || it.chance >= ASKED_FROM) return false;
    const inverse = inverseOf(fact);
    if (inverse !== null) return isFirmIn(all, inverse);
    return isFoundation(fact) || allHints(fact).some((way) => way.strategy !== 'array' && helpersOf(way).every(known));
  });
}

function isKnownIn(all: ReadonlyMap<FactId, KnownFact>, fact: FactId): boolean {
  const it = all.get(fact);
  return it !== undefined && isKnown(it);
}

function isFirmIn(all: ReadonlyMap<FactId, KnownFact>, fact: FactId): boolean {
  const it = all.get(fact);
  return it !== undefined && isFirm(it);
}

/** New facts, an operation at a time. */
function newFacts(memory: Memory, chosen: readonly KnownFact[], { operations, newToday }: PracticePreferences): readonly FactId[] {
  const shaky = chosen.filter((each) => wasAsked(each) && !isFirm(each) && each.chance < SHAKY_UP_TO).length;
  if (shaky > MOST_SHAKY) return [];
  const byFact = byId(chosen);
  const all = byId(memory.facts);
  const rows = operations.map((operation) => nextNew(operation, byFact, all));
  const mixed = Array.from({ length: newToday }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return mixed.slice(0, newToday);
}

const byId = (facts: readonly KnownFact[]): ReadonlyMap<FactId, KnownFact> => new Map(facts.map((each) => [each.fact, each]));

/** What is to be done on a day. */
interface Today {
  readonly due: readonly KnownFact[];
  /** Not due. Never asked, and taken to be known; or asked on too few days to be firm. */
  readonly early: readonly KnownFact[];
  readonly fresh: readonly FactId[];
}

/** The place of a fact in the order of its operation. */
const PLACES: ReadonlyMap<FactId, number> = new Map(
  Object.values(ADMISSION).flatMap((ids) => ids.map((id, place) => [id, place] as const)),
);
const placeOf = ({ fact }: Pick<KnownFact, 'fact'>): number => PLACES.get(fact) ?? 0;

function todayOf(memory: Memory, preferences: PracticePreferences): Today {
  const chosen = practised(memory, preferences);
  const due = chosen.filter((each) => isDue(each, memory.today)).sort((a, b) => (a.dueDay ?? 0) - (b.dueDay ?? 0) || a.fact - b.fact);
  const unasked = chosen
    .filter((each) => !wasAsked(each) && !isRule(each) && each.chance >= ASKED_FROM)
    .sort((a, b) => placeOf(a) - placeOf(b) || a.fact - b.fact);
  const asked = chosen.filter(({ lastDay }) => lastDay === memory.today).length;
  const early = chosen.filter((each) => isEarly(each, memory.today)).sort((a, b) => (a.lastDay ?? 0) - (b.lastDay ?? 0) || a.fact - b.fact);
  return {
    due: due.slice(0, MOST_DUE),
    early: [...unasked, ...early].slice(0, Math.max(QUIET_DAY - due.length - asked, 0)),
    fresh: newFacts(memory, chosen, preferences),
  };
}

/** Whether a fact could be firm by now but for the number of days on which it was asked. */
const isEarly = (known: KnownFact, today: number): boolean =>
  !isDue(known, today) && known.days > 0 && known.days < DAYS_TO_BE_FIRM && known.lastDay !== null && today - known.lastDay >= DAYS_BETWEEN;

/** How many facts an operation has up to a number, if all of them are firm; else 0. */
export function allFirm(memory: Memory, operation: Form, largest: PracticePreferences['largest']): number {
  const facts = practised(memory, { operations: [operation], largest }).filter((each) => !isRule(each));
  return facts.every(isFirm) ? facts.length : 0;
}

/** What the card on home says of today. */
export interface DueToday {
  readonly due: number;
  /** Facts that are asked on a quiet day though they are not due: taken to be known and never asked, or not asked on enough days. */
  readonly early: number;
  readonly fresh: number;
  /** About how long it takes, in whole minutes; 0 if there is nothing to do. */
  readonly minutes: number;
}

/** About how long an answer takes with what comes after it, and how many there are for a fact that is due and one that is new. */
const SECONDS_AN_ANSWER = 7;
const ANSWERS_A_FACT = { due: 1.8, fresh: 9 } as const;

/** What is due today, for the card on home. */
export function dueIn(memory: Memory, preferences: PracticePreferences): DueToday {
  const { due, early, fresh } = todayOf(memory, preferences);
  const answers = ANSWERS_A_FACT.due * (due.length + early.length) + ANSWERS_A_FACT.fresh * fresh.length;
  return {
    due: due.length,
    early: early.length,
    fresh: fresh.length,
    minutes: Math.ceil((answers * SECONDS_AN_ANSWER) / 60),
  };
}

const plannedAs = ({ fact, chance }: KnownFact, standing: Standing, order: number): PlannedFact => ({
  fact,
  standing,
  chance: chanceSteps(chance),
  order,
});

const standingOf = (known: KnownFact): Standing => {
  if (!wasAsked(known)) return 'unmet';
  if (known.state === 'needs-work') return 'named';
  return isFirm(known) ? 'firm' : 'learning';
};

/**
 * Two in a row of what else is asked: one that is harder than what is wanted, because what was missed is asked again and then is known, and
 * one that is easier.
 */
const FILLERS_AROUND = [-0.3, 0.1] as const;

/** By turns the one that is nearest to the first of these chances, to the second, and so on. */
function byTurns(list: readonly KnownFact[], around: readonly number[]): readonly KnownFact[] {
  const rows = around.map((chance) =>
    [...list].sort((a, b) => Math.abs(a.chance - chance) - Math.abs(b.chance - chance) || a.fact - b.fact),
  );
  return [...new Set(list.flatMap((_, i) => rows.map((row) => row[i] as KnownFact)))];
}

/** What else may be asked: what needs work, the rules, which are easy, and known facts around what is wanted. */
function fillersOf(chosen: readonly KnownFact[], taken: ReadonlySet<FactId>, { target }: PracticePreferences): readonly KnownFact[] {
  const rest = chosen.filter((each) => !taken.has(each.fact) && (wasAsked(each) || isRule(each) || each.chance >= ASKED_FROM));
  const named = rest.filter(({ state }) => state === 'needs-work').slice(0, MOST_NAMED);
  const rules = rest.filter((each) => isRule(each) && !named.includes(each));
  const others = rest.filter((each) => !named.includes(each) && !isRule(each));
  return [
    ...named,
    ...rules,
    ...byTurns(
      others,
      FILLERS_AROUND.map((by) => target / 100 + by),
    ),
  ];
}

/** The plan of a day's practice: what is due and new, and what may come between (learning, section 2.3). Null if there is nothing to ask. */
export function dailyPlan(memory: Memory, preferences: PracticePreferences): string | null {
  const chosen = practised(memory, preferences);
  const { due, early, fresh } = todayOf(memory, preferences);
  const byFact = byId(chosen);
  const work = [
    ...[...due, ...early].map((each) => plannedAs(each, 'due', 0)),
    ...fresh.flatMap((fact, order) => plannedAs(byFact.get(fact) as KnownFact, 'new', order)),
  ];
  const taken = new Set(work.map(({ fact }) => fact));
  const fillers = fillersOf(chosen, taken, preferences).map((each) => plannedAs(each, standingOf(each), 1));
  const all = [...work, ...fillers].slice(0, MOST_PLANNED);
  return all.length === 0 ? null : packPlan(all);
}

/** So many facts make a minute. */
export const MOST_FIXED = 4;
const FIRM_BESIDE = 4;

/** The plan of a fix-up: up to four facts that were missed, each followed by one that is firm (learning, section 2.5). */
export function fixUpPlan(missed: readonly FactId[], memory: Memory): string | null {
  const all = byId(memory.facts);
  const fixed = missed.flatMap((fact) => (formOf(fact) === undefined ? [] : (all.get(fact) ?? []))).slice(0, MOST_FIXED);
  const forms = new Set(fixed.map(({ fact }) => formOf(fact)));
  const beside = memory.facts
    .filter((each) => forms.has(formOf(each.fact)) && isKnown(each) && !missed.includes(each.fact))
    .sort((a, b) => Number(isFirm(b)) - Number(isFirm(a)) || b.chance - a.chance || a.fact - b.fact)
    .slice(0, FIRM_BESIDE);
  if (fixed.length === 0) return null;
  return packPlan([
    ...fixed.map((each, i) => plannedAs(each, 'due', 2 * i)),
    ...beside.map((each, i) => plannedAs(each, standingOf(each), 2 * i + 1)),
  ]);
}

/** So many known ones come between those that were chosen. */
const BETWEEN_CHOSEN = 12;

/** The plan of a sitting with facts that somebody has chosen, such as a row of the map: each is to be right once. */
export function chosenPlan(chosen: readonly FactId[], memory: Memory, { target }: Pick<PracticePreferences, 'target'>): string | null {
  const all = byId(memory.facts);
  const asked = chosen.flatMap((fact) => (formOf(fact) === undefined ? [] : (all.get(fact) ?? []))).slice(0, MOST_CHOSEN);
  const forms = new Set(asked.map(({ fact }) => formOf(fact)));
  const between = memory.facts
    .filter((each) => forms.has(formOf(each.fact)) && isKnown(each) && !chosen.includes(each.fact))
    .sort((a, b) => Math.abs(a.chance - target / 100) - Math.abs(b.chance - target / 100) || a.fact - b.fact)
    .slice(0, BETWEEN_CHOSEN);
  if (asked.length === 0) return null;
  return packPlan([...asked.map((each) => plannedAs(each, 'due', 0)), ...between.map((each) => plannedAs(each, standingOf(each), 1))]);
}

const PROBES_AN_OPERATION = 20;

/** So many of a list, evenly from its first to its last. */
function spread<Each>(list: readonly Each[], most: number): readonly Each[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.round((i * (list.length - 1)) / (most - 1))] as Each);
}

/** The plan of a placement: of each operation facts from the hardest to the easiest, as far as is known (learning, section 2.5). */
export function placementPlan(memory: Memory, preferences: Pick<PracticePreferences, 'operations' | 'largest'>): string | null {
  const chosen = practised(memory, preferences).filter((each) => !isRule(each));
  const probes = preferences.operations.flatMap((operation) => {
    const facts = chosen.filter(({ fact }) => formOf(fact) === operation).sort((a, b) => a.chance - b.chance || a.fact - b.fact);
    return spread(facts, PROBES_AN_OPERATION);
  });
  return probes.length === 0 ? null : packPlan(probes.map((each) => plannedAs(each, standingOf(each), 0)));
}
