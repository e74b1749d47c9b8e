import { FACTS, type FactId } from './facts.ts';

/** Facts as a link to practice carries them: their ids with dashes between, behind a letter, so that one alone is no number. */
const BEGIN = 'f';
const BETWEEN = '-';

/** So many of what somebody has chosen are asked in one sitting. */
export const MOST_CHOSEN = 40;

export const linkOfFacts = (facts: readonly FactId[]): string => BEGIN + facts.slice(0, MOST_CHOSEN).join(BETWEEN);

/** The facts of a link, from outside: what no fact is, or none that can be asked, is left out. */
export function factsOfLink(text: unknown): readonly FactId[] {
  if (typeof text !== 'string' || !text.startsWith(BEGIN)) return [];
  const parts = text.slice(BEGIN.length).split(BETWEEN);
  const ids = parts.flatMap((part) => (/^\d+$/.test(part) ? [Number(part)] : []));
  return [...new Set(ids)].filter((id) => (FACTS.get(id)?.kind ?? 'class') !== 'class').slice(0, MOST_CHOSEN);
}
