import { defaultParseSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { factsOfLink } from '../../../shared/memory/fact-link.ts';
import type { FactId } from '../../../shared/memory/facts.ts';
import { usePreference } from '../../device/preferences.ts';
import { useMemory } from '../../play/memory/use-memory.ts';
import { sittingOf, type Sitting } from './sitting.ts';

/** What can be practised now; undefined until it is known. */
export function useSitting(): Sitting | undefined {
  const memory = useMemory();
  const facts = useLinkedFacts();
  const operations = usePreference('practice.operations');
  const largest = usePreference('practice.largest');
  const target = usePreference('practice.target');
  if (!memory || operations === undefined || largest === undefined || target === undefined) return undefined;
  const chosen = new Map([
    ['practice.operations', operations],
    ['practice.largest', largest],
    ['practice.target', target],
  ]);
  return sittingOf(memory, (name) => chosen.get(name) ?? null, facts);
}

const linked = (): { readonly facts?: unknown } => defaultParseSearch(location.search);

/** The facts that the page's address asks for (`?facts=f243-244`). The document does not know them. */
function useLinkedFacts(): readonly FactId[] {
  const [facts, setFacts] = useState<readonly FactId[]>([]);
  useEffect(() => setFacts(factsOfLink(linked().facts)), []);
  return facts;
}
