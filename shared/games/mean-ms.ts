import { bestRules } from './bests.ts';
import type { MeasuredFacts } from './statistics-kit/best.ts';

/** How long an answer took on average, in ms, in a game that is measured by it; undefined in any other, and without answers. */
export function meanMs({ game, facts }: { readonly game: string } & Pick<MeasuredFacts, 'facts'>): number | undefined {
  if (!facts || facts[0] === 0 || !bestRules(game)?.measures.includes('pace')) return undefined;
  return facts[2] / facts[0];
}
