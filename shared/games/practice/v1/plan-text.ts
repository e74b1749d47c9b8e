import { base64, fromBase64, greatest } from '../../../memory/base64.ts';
import { FACTS, type FactId } from '../../../memory/facts.ts';

/**
 * How a fact stands before the run. `new`: it is shown before it is asked. `due`: it is to be right today. `named`: it needs work. `learning`
 * and `firm`: it is not due yet. `unmet`: it was never asked, and is asked without being shown: it is a rule, or is taken to be known.
 */
export const STANDINGS = ['new', 'due', 'named', 'learning', 'firm', 'unmet'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A fact of a plan, as the device found it in its memory. */
export interface PlannedFact {
  readonly fact: FactId;
  readonly standing: Standing;
  /** The chance of a right answer in 64ths, rounded down: 0 to 63. */
  readonly chance: number;
  /** The place in which facts come that are otherwise equal: 0 to 4095. */
  readonly order: number;
}

/** So many facts make a plan of a whole sitting. */
export const MOST_PLANNED = 80;

/** Digits of each field, in the order in which they stand: `FF C P OO`. */
const FACT_DIGITS = 2;
const ORDER_DIGITS = 2;
const [STANDING_AT, CHANCE_AT, ORDER_AT] = [FACT_DIGITS, FACT_DIGITS + 1, FACT_DIGITS + 2];
const ENTRY_LENGTH = ORDER_AT + ORDER_DIGITS;

/** What can be asked: sums and rules. A class has no problems of its own. */
const isAsked = (fact: FactId): boolean => (FACTS.get(fact)?.kind ?? 'class') !== 'class';

/** A plan as the text of a configuration, six characters a fact. */
export const packPlan = (facts: readonly PlannedFact[]): string =>
  facts
    .map(
      ({ fact, standing, chance, order }) =>
        base64(fact, FACT_DIGITS) +
        base64(STANDINGS.indexOf(standing), 1) +
        base64(chance, 1) +
        base64(Math.min(order, greatest(ORDER_DIGITS)), ORDER_DIGITS),
    )
    .join('');

function readEntry(text: string, at: number): PlannedFact | null {
  const field = (from: number, to: number): number => fromBase64(text, at + from, at + to);
  const fact = field(0, STANDING_AT);
  const standing = STANDINGS[field(STANDING_AT, CHANCE_AT)];
  const [chance, order] = [field(CHANCE_AT, ORDER_AT), field(ORDER_AT, ENTRY_LENGTH)];
  if (!isAsked(fact) || standing === undefined || Number.isNaN(chance + order)) return null;
  return { fact, standing, chance, order };
}

/** The facts of a plan; null for a text that is none: with a fact that this build does not know, or the same fact twice. */
export function readPlan(text: string): readonly PlannedFact[] | null {
  if (text.length === 0 || text.length % ENTRY_LENGTH !== 0 || text.length > MOST_PLANNED * ENTRY_LENGTH) return null;
  const facts: PlannedFact[] = [];
  const seen = new Set<FactId>();
  for (let at = 0; at < text.length; at += ENTRY_LENGTH) {
    const entry = readEntry(text, at);
    if (entry === null || seen.has(entry.fact)) return null;
    seen.add(entry.fact);
    facts.push(entry);
  }
  return facts;
}
