import type { SessionPayload } from '../../shared/items/session/payload.ts';
import { completed } from '../../shared/progress/late-facts.ts';
import type { MadeFacts, PlayerStore } from '../storage/player-store.ts';
import type { SessionRow } from '../storage/records.ts';
import { sessionOf } from '../storage/rules/counted-rows.ts';

/** How many games are replayed between two writes. */
const PAGE = 100;

function factsOf(row: SessionRow): readonly MadeFacts[] {
  if (!row.item) return [];
  const { id, facts, evidence } = completed(sessionOf(row), row.item.payload as unknown as SessionPayload);
  return facts === undefined || evidence === undefined ? [] : [{ id, facts, evidence }];
}

/**
 * Makes the facts and the evidence that a player's games of older builds lack, from their logs. Games whose rules this build does not have
 * wait for one that has.
 */
export async function makeLateFacts(store: Pick<PlayerStore, 'factless' | 'putFacts'>): Promise<void> {
  for (let isLast = false; !isLast;) {
    const rows = await store.factless(PAGE);
    if (rows === undefined) return;
    const made = rows.flatMap(factsOf);
    isLast = rows.length < PAGE || made.length === 0;
    await store.putFacts(made, isLast);
  }
}
