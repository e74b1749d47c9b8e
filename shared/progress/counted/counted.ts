import type { ReadNotice, RedeemedBadge, SessionSummary } from '../../contract/state.ts';

/** What an accepted item counts as: all that folds read, and what is listed to all devices. An item of another kind counts for nothing. */
export type Counted = { readonly session: SessionSummary } | CountedClaim;

/** What an accepted claim counts as. */
export type CountedClaim = { readonly badge: RedeemedBadge } | { readonly notice: ReadNotice };
