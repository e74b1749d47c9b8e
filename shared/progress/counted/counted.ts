import type { ReadNotice, RedeemedBadge, SessionSummary } from '../../contract/state.ts';
import { claimId } from '../../items/kit/claim-id.ts';

/** What an accepted item counts as: all that folds read, and what is listed to all devices. An item of another kind counts for nothing. */
export type Counted = { readonly session: SessionSummary } | CountedClaim;

/** What an accepted claim counts as. */
export type CountedClaim = { readonly badge: RedeemedBadge } | { readonly notice: ReadNotice };

/** The id of the item that counts so. */
export function countedId(item: Counted): string {
  if ('session' in item) return item.session.id;
  const [what, { badge, generation }] = 'badge' in item ? (['badge', item.badge] as const) : (['notice', item.notice] as const);
  return claimId(what, badge, generation);
}
