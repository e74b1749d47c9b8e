import type { FactId } from './facts.ts';

/** Facts as a link to practice carries them: their ids with dashes between, behind a letter, so that one alone is no number. */
const BEGIN = 'f';
const BETWEEN = '-';

/** So many of what somebody has chosen are asked in one sitting. */
export const MOST_CHOSEN = 40;

export const linkOfFacts = (facts: readonly FactId[]): string => BEGIN + facts.slice(0, MOST_CHOSEN).join(BETWEEN);

/** The numbers of a link, from outside: they may be of no fact, or of none that can be asked. */
export function factsOfLink(text: unknown): readonly FactId[] {
  if (typeof text !== 'string' || !text.startsWith(BEGIN)) return [];
  const parts = text.slice(BEGIN.length).split(BETWEEN);
  const ids = parts.flatMap((part) => (/^\d+$/.test(part) ? [Number(part)] : []));
  return [...new Set(ids)].slice(0, MOST_CHOSEN);
}
