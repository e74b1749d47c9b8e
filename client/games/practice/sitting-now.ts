import { defaultParseSearch } from '@tanstack/react-router';
import { factsOfLink } from '../../../shared/memory/fact-link.ts';
import type { FactId } from '../../../shared/memory/facts.ts';
import { device } from '../../device/device.ts';
import { chosenNow } from '../../device/preferences.ts';
import { attempt } from '../../device/stored.ts';
import { memoryNow } from '../../play/memory/memory-now.ts';
import { whoPlays } from '../../play/run/run-owner.ts';
import { sittingOf, type Sitting } from './sitting.ts';

export { configOf } from './sitting.ts';

/** The facts that the page's address asks for (`?facts=f243-244`). */
export function linkedFacts(): readonly FactId[] {
  const { facts }: { readonly facts?: unknown } = defaultParseSearch(location.search);
  return factsOfLink(facts);
}

/** What whoever plays can practise now. Undefined if storage refuses. @param facts those that a link asks for */
export async function sittingNow(facts: readonly FactId[]): Promise<Sitting | undefined> {
  const [memory, chosen] = await Promise.all([memoryNow(), chosenByOwner()]);
  return memory && sittingOf(memory, (name) => chosen.get(name) ?? null, facts);
}

async function chosenByOwner(): Promise<ReadonlyMap<string, string>> {
  const owner = await whoPlays();
  if (owner.kind === 'guest') return chosenNow();
  const stored = await attempt(() => device().storage.player(owner.localId).preferences());
  return stored.ok ? new Map([...stored.value.chosen].map(([name, { value }]) => [name, value])) : new Map();
}
