import type { RedeemedBadge, SessionSummary } from '../contract/state.ts';

/** What an accepted item counts as: all that folds read. An item of another kind counts for nothing. */
export type Counted = { readonly session: SessionSummary } | { readonly badge: RedeemedBadge };
