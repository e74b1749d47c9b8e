import { decideItem, checkItem } from '../../server/items/kinds.ts';
import { factsOf } from '../../server/items/decide-claims.ts';
import { StoredChallenges } from '../../server/content/stored-challenges.ts';
import type { Decision, UncheckedItem } from '../../server/items/item-kind.ts';
import { NO_BADGES } from '../../shared/badges/badge.ts';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { NO_RESET } from '../../shared/progress/counted/reset.ts';
import { foldParts } from '../../shared/progress/parts.ts';

/** What the server decides of an item that is the first of its player. */
export const decideAlone = (item: UncheckedItem, receivedMs: number): Decision =>
  decideItem(
    factsOf(foldParts([]), { badges: NO_BADGES, challenges: new StoredChallenges(), reset: NO_RESET }),
    item.kind,
    checkItem(item, receivedMs),
  );

/** The session that a decision counts, if it counts one. */
export const countedSession = (decision: Decision): SessionSummary | undefined =>
  'counts' in decision && decision.counts && 'session' in decision.counts ? decision.counts.session : undefined;
