import { NO_BADGES } from '../../../shared/badges/badge.ts';
import type { Item } from '../../../shared/contract/sync.ts';
import { NO_RESET } from '../../../shared/progress/counted/reset.ts';
import { NO_FIGURES } from '../../../shared/progress/figures.ts';
import type { Decision, PlayerFacts } from '../../../server/items/item-kind.ts';
import { checkItem, decideItem } from '../../../server/items/kinds.ts';
import { examine, type SoundItem } from '../../../server/sync/validate-item.ts';

/** An item with what is decided of it: all that a push finds out before it stores. */
export interface Verified {
  readonly item: SoundItem;
  readonly decision: Decision;
}

const FACTS: PlayerFacts = {
  figures: { level: 1, progress: NO_FIGURES },
  badges: NO_BADGES,
  reset: NO_RESET,
  challenges: { find: () => undefined },
};

/** Shape, owner and hash of each item. */
export const examined = (items: readonly Item[]): readonly SoundItem[] =>
  items.map((item) => {
    const found = examine(item, item.owner);
    if (!found.ok) throw new Error(`An item was refused: ${JSON.stringify(found.error)}`);
    return found.value;
  });

/** The same, and each game's log replayed. */
export const verified = (items: readonly Item[], receivedMs: number): readonly Verified[] =>
  examined(items).map((item) => {
    const decision = decideItem(FACTS, item.kind, checkItem(item, receivedMs));
    if (decision.status !== 'accepted') throw new Error(`An item was ${JSON.stringify(decision)}`);
    return { item, decision };
  });
