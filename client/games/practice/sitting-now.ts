import { defaultParseSearch } from '@tanstack/react-router';
import { createElement, type ReactElement } from 'react';
import type { PracticeConfig } from '../../../shared/games/practice/v1/config.ts';
import { factsOfLink } from '../../../shared/memory/fact-link.ts';
import type { FactId } from '../../../shared/memory/facts.ts';
import { device } from '../../device/device.ts';
import { chosenNow, setPreference } from '../../device/preferences.ts';
import { attempt } from '../../device/stored.ts';
import type { RunOwner } from '../../engine/engine.ts';
import { isHandWanted } from '../../play/hand/hand-offer.ts';
import { memoryNow, memoryOfVisit } from '../../play/memory/memory-now.ts';
import { ownerNow } from '../../play/run/run-owner.ts';
import * as words from '../../words/en/practice/sitting.ts';
import type { FingersFirstProps } from './fingers-first.tsx';
import { preferFromNow } from './preferred.ts';
import { configAfter, configOf, sittingOf, withNext, type Sitting } from './sitting.ts';
import { headOf, labelOf, saidOf } from './sitting-text.ts';

type FirstProps = Pick<FingersFirstProps, 'onEnd' | 'onClose'>;

/** What can be practised, and what begins with it; null if there is nothing to ask. */
export interface OfferedSitting {
  readonly sitting: Sitting;
  readonly config: PracticeConfig | null;
  readonly said: string;
  /** The title, and what is said below it, where that is not what the page says. */
  readonly head?: { readonly title: string; readonly intro: string } | undefined;
  /** Of the button that begins it. */
  readonly label: string;
  /** What comes first, if the fingers of who plays are to be measured. Its code comes when it is called for. */
  readonly first?: (() => Promise<(next: FirstProps) => ReactElement>) | undefined;
  /** What can be added to it, and what adds it. */
  readonly more?: { readonly label: string; readonly add: () => Promise<void> };
}

/** The facts that the page's address asks for (`?facts=f243-244`). */
function linkedFacts(): readonly FactId[] {
  const { facts }: { readonly facts?: unknown } = defaultParseSearch(location.search);
  return factsOfLink(facts);
}

/** What can be practised now, with what the page's address asks for. @param owner undefined while storage does not say who plays */
export async function offerNow(owner: RunOwner | undefined): Promise<OfferedSitting> {
  const [sitting, first] = await Promise.all([sittingNow(owner, linkedFacts()), firstOf(owner)]);
  preferFromNow(sitting.preferred);
  const config = configOf(sitting);
  return {
    sitting,
    config,
    said: saidOf(sitting),
    head: headOf(sitting, config),
    label: labelOf(sitting),
    first,
    ...(sitting.kind === 'firm' && {
      more: { label: words.add[sitting.next], add: () => setPreference('practice.operations', withNext(sitting)) },
    }),
  };
}

async function firstOf(owner: RunOwner | undefined): Promise<OfferedSitting['first']> {
  if (owner?.kind !== 'player' || !(await isHandWanted(owner.localId))) return undefined;
  const { localId } = owner;
  return async () => {
    const { FingersFirst } = await import('./fingers-first.tsx');
    return (next) => createElement(FingersFirst, { localId, ...next });
  };
}

/** What follows a sitting: what is known has changed by it, so the plan is another. If nothing is left to ask, it is the same again. */
export const configNext = async (last: PracticeConfig): Promise<PracticeConfig> =>
  configAfter(await sittingNow(ownerNow(), []), last.kind) ?? last;

async function sittingNow(owner: RunOwner | undefined, facts: readonly FactId[]): Promise<Sitting> {
  const [memory, chosen] = await Promise.all([owner && memoryNow(owner), chosenBy(owner)]);
  return sittingOf(memory ?? (await memoryOfVisit()), (name) => chosen.get(name) ?? null, facts, memory !== undefined);
}

async function chosenBy(owner: RunOwner | undefined): Promise<ReadonlyMap<string, string>> {
  if (owner?.kind !== 'player') return chosenNow();
  const stored = await attempt(() => device().storage.player(owner.localId).preferences());
  return stored.ok ? new Map([...stored.value.chosen].map(([name, { value }]) => [name, value])) : new Map();
}
