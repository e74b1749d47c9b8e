import { linkOfFacts } from '../../shared/memory/fact-link.ts';
import type { FactId } from '../../shared/memory/facts.ts';

/** A link to a practice of certain facts. */
export interface FactLink {
  readonly to: '/practice';
  readonly search: { readonly facts: string };
}

export const practiceOfFacts = (facts: readonly FactId[]): FactLink => ({ to: '/practice', search: { facts: linkOfFacts(facts) } });
