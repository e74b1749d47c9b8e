import { fromBase64 } from './base64.ts';
import type { FactId } from './facts.ts';

/** A fact of a plan, as a device found it in its memory. */
export interface PlannedFact {
  readonly fact: FactId;
  /** How the fact stood: a number that the game of the plan has a meaning for. */
  readonly standing: number;
  /** The chance of a right answer in 64ths, rounded down: 0 to 63. */
  readonly chance: number;
  /** Of facts that are otherwise equal the one with the lowest comes first: 0 to 4095. */
  readonly order: number;
}

/** Digits of each field in the order in which they stand, six a fact (learning, section 2.2). */
export const WIDTHS = { fact: 2, standing: 1, chance: 1, order: 2 } as const;
export const FIELDS = ['fact', 'standing', 'chance', 'order'] as const;
const ENTRY_LENGTH = 6;

function readEntry(text: string, from: number): PlannedFact {
  let at = from;
  const [fact, standing, chance, order] = FIELDS.map((field) => fromBase64(text, at, (at += WIDTHS[field])));
  return { fact, standing, chance, order } as PlannedFact;
}

/**
 * The facts of a plan; null for a text that is none: empty or too long, with the same fact twice, or with one that cannot be asked.
 * @param most how many facts the plan of this game has at most.
 * @param canAsk which facts the game can ask.
 */
export function readPlan(text: string, most: number, canAsk: (fact: FactId) => boolean): readonly PlannedFact[] | null {
  if (text.length === 0 || text.length % ENTRY_LENGTH !== 0 || text.length > most * ENTRY_LENGTH) return null;
  const facts = new Map<FactId, PlannedFact>();
  for (let at = 0; at < text.length; at += ENTRY_LENGTH) {
    const entry = readEntry(text, at);
    if (!canAsk(entry.fact) || Number.isNaN(entry.standing + entry.chance + entry.order)) return null;
    facts.set(entry.fact, entry);
  }
  return facts.size * ENTRY_LENGTH === text.length ? [...facts.values()] : null;
}
