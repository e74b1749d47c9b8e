import { FACTS, type FactId } from './facts.ts';

/** Facts as a link to practice carries them: their ids with dashes between, behind a letter, so that one alone is no number. */
const BEGIN = 'f';
const BETWEEN = '-';

/** So many can be practised at once. */
const MOST = 80;

export const linkOfFacts = (facts: readonly FactId[]): string => BEGIN + facts.slice(0, MOST).join(BETWEEN);

/** The facts of a link, from outside: what no fact is, or none that can be asked, is left out. */
export function factsOfLink(text: unknown): readonly FactId[] {
  if (typeof text !== 'string' || !text.startsWith(BEGIN)) return [];
  const ids = text.slice(BEGIN.length).split(BETWEEN).map(Number);
  return [...new Set(ids)].filter((id) => (FACTS.get(id)?.kind ?? 'class') !== 'class').slice(0, MOST);
}
