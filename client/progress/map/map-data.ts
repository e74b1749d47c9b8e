import { FACTS, type FactId } from '../../../shared/memory/facts.ts';
import type { KnownFact, LearningState, Memory } from '../../../shared/memory/known-fact.ts';
import type { DayNumber } from '../../../shared/day.ts';
import { inLine } from '../../text/line.ts';
import * as grids from '../../words/en/map/grids.ts';
import * as page from '../../words/en/map/page.ts';
import * as words from '../../words/en/map/states.ts';
import { operations } from '../../words/en/operations.ts';
import { factName } from '../../words/fact-names.ts';
import { daysText, factSentence } from '../fact-texts.ts';
import { OPERATIONS, type Operation } from './grids.ts';

/** The order in which states are told: what is known first. */
const TOLD = ['firm', 'due', 'learning', 'new', 'needs-work', 'guess', 'none'] as const satisfies readonly LearningState[];
/** The order of the list and of the key: what there is to do first. */
const LISTED = ['needs-work', 'due', 'learning', 'new', 'firm', 'guess', 'none'] as const satisfies readonly LearningState[];

/** What fills its square: what is due was firm, and nothing is taken away from it. */
const FULL: ReadonlySet<LearningState> = new Set(['firm', 'due']);

/** Of what got faster as many are named. */
const FASTER_NAMED = 3;
/** After a long break nobody is asked everything at once (learning, section 3). */
const AT_ONCE = 30;
const LONG_BREAK_DAYS = 21;
/** A placement has no more answers. */
const SHORT_LOOK = 40;

/** A fact as the map shows it. */
export interface MapFact {
  readonly id: FactId;
  readonly state: LearningState;
  readonly name: string;
  /** All that is said of it. */
  readonly sentence: string;
  /** What is said of it in a group of its state: "Mistakes. Asked on 5 days, right on 2. …" */
  readonly rest: string;
}

interface Group {
  readonly state: LearningState;
  /** In the order of their ids: by operation, then by number. */
  readonly facts: readonly MapFact[];
}

/** A rule or a class that was asked. */
export interface Beyond extends MapFact {
  /** On which share of its days it was right, from 0 to 1. */
  readonly share: number;
  readonly answers: string;
}

/** All that the map shows, in words. */
export interface MapData {
  /** The facts of the tables, by id. */
  readonly facts: ReadonlyMap<FactId, MapFact>;
  /** How many squares of each table are full: "28 of 66 firm". */
  readonly full: { readonly [operation in Operation]: string };
  /** The same facts by state; only states that some fact has. */
  readonly groups: readonly Group[];
  readonly beyond: readonly Beyond[];
  /** "Multiplication: 41 firm, 9 learning, 16 not met.", of the operations that were met; undefined before the first answer. */
  readonly head: string | undefined;
  /** More to say: a welcome after a break, where guesses are from, what got faster, that there are no times. */
  readonly notes: readonly string[];
  /** The operation with the most answers, which is shown first where there is room for one. */
  readonly first: Operation;
}

export const OPERATION_NAMES: { readonly [operation in Operation]: string } = {
  add: operations.addition,
  subtract: operations.subtraction,
  multiply: operations.multiplication,
  divide: operations.division,
};

const operationOf = (id: FactId): Operation | undefined => {
  const fact = FACTS.get(id);
  return fact?.kind === 'sum' ? fact.operation : undefined;
};

/** "3 firm, 1 needs work, 7 not met". */
export function countsText(facts: readonly Pick<MapFact, 'state'>[]): string {
  const count = (state: LearningState) => facts.filter((fact) => fact.state === state).length;
  return inLine(...TOLD.map((state) => (count(state) > 0 ? words.countOf(state, count(state)) : undefined)));
}

/** What the map shows of a memory. */
export function mapData(memory: Memory): MapData {
  const { facts, today } = memory;
  const inTables = facts.filter(({ fact }) => operationOf(fact) !== undefined);
  const shown = inTables.map((known) => mapFact(known, today));
  const answersOf = (operation: Operation) => total(inTables.filter(({ fact }) => operationOf(fact) === operation));
  const isMet = (operation: Operation | undefined) =>
    inTables.some(({ fact, state }) => state !== 'none' && operationOf(fact) === operation);
  const full = (operation: Operation): string => {
    const table = shown.filter(({ id }) => operationOf(id) === operation);
    return grids.full(table.filter(({ state }) => FULL.has(state)).length, table.length);
  };
  const met = shown.filter(({ id }) => isMet(operationOf(id)));
  return {
    facts: new Map(shown.map((fact) => [fact.id, fact])),
    full: { add: full('add'), subtract: full('subtract'), multiply: full('multiply'), divide: full('divide') },
    groups: LISTED.map((state) => ({ state, facts: shown.filter((fact) => fact.state === state) })).filter(
      (group) => group.facts.length > 0,
    ),
    beyond: facts.filter(({ fact, answers }) => operationOf(fact) === undefined && answers > 0).map((known) => beyondOf(known, today)),
    head: met.length > 0 ? headOf(OPERATIONS.filter(isMet), countsText(met)) : undefined,
    notes: notesOf(memory),
    first: OPERATIONS.reduce((most, each) => (answersOf(each) > answersOf(most) ? each : most), 'multiply' as Operation),
  };
}

/** Where some operations were not met, the key counts more than the head. */
const headOf = (met: readonly Operation[], counts: string): string =>
  met.length === OPERATIONS.length ? `${counts}.` : grids.inSum(inLine(...met.map((operation) => OPERATION_NAMES[operation])), counts);

const total = (facts: readonly KnownFact[]): number => facts.reduce((sum, { answers }) => sum + answers, 0);

function mapFact(known: KnownFact, today: DayNumber): MapFact {
  const way = known.needs === null ? '' : words.ways[known.needs];
  return {
    id: known.fact,
    state: known.state,
    name: factName(known.fact),
    sentence: factSentence(known, today),
    rest: [way, daysText(known, today)].filter((part) => part !== '').join(' '),
  };
}

function beyondOf(known: KnownFact, today: DayNumber): Beyond {
  return {
    ...mapFact(known, today),
    share: known.days === 0 ? 0 : known.rightDays / known.days,
    answers: words.fromAnswers(known.answers),
  };
}

function notesOf({ facts, today, isUntimed }: Memory): readonly string[] {
  const faster = facts.filter(({ fact, isFaster }) => isFaster && operationOf(fact) !== undefined).map(({ fact }) => factName(fact));
  return [
    ...(isBackAfterLong(facts, today) ? [page.welcomeBack(AT_ONCE)] : []),
    ...(isGuessedFromOneLook(facts) ? [page.onlyGuesses] : []),
    ...(faster.length > 0 ? [page.faster(today, faster.slice(0, FASTER_NAMED), Math.max(0, faster.length - FASTER_NAMED))] : []),
    ...(isUntimed === true ? [page.untimed] : []),
  ];
}

const askedOf = (facts: readonly KnownFact[]) => facts.filter(({ lastDay }) => lastDay !== null);

function isBackAfterLong(facts: readonly KnownFact[], today: DayNumber): boolean {
  const due = facts.filter(({ state }) => state === 'due').length;
  return due > AT_ONCE && askedOf(facts).every(({ lastDay }) => lastDay !== null && lastDay <= today - LONG_BREAK_DAYS);
}

/** Guesses, and besides them no more than one day of as many answers as a placement has. */
function isGuessedFromOneLook(facts: readonly KnownFact[]): boolean {
  const asked = askedOf(facts);
  const isOneDay = asked.every(({ days, lastDay }) => days === 1 && lastDay === asked[0]?.lastDay);
  return isOneDay && total(asked) <= SHORT_LOOK && facts.some(({ state }) => state === 'guess');
}
