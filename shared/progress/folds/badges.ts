import type { RedeemedBadge } from '../../contract/state.ts';
import type { Fold } from './fold.ts';
import { entry, mergeTables, type Table } from './table.ts';

/** Redeemed badges. A part a badge. */
export const badges: Fold<Table<RedeemedBadge>> = {
  name: 'badges',
  version: 1,
  empty: {},
  bucketOf: (item) => ('badge' in item ? item.badge.badge : undefined),
  add: (part, items) => items.reduce((sum, item) => ('badge' in item ? badges.union(sum, entry(item.badge.badge, item.badge)) : sum), part),
  union: (a, b) => mergeTables(a, b, standing),
};

/** A badge is claimed once a generation, so there is one of each; should a reset be under way, the newer generation stands. */
function standing(a: RedeemedBadge, b: RedeemedBadge): RedeemedBadge {
  if (a.generation !== b.generation) return a.generation > b.generation ? a : b;
  return a.atMs < b.atMs || (a.atMs === b.atMs && a.xp >= b.xp) ? a : b;
}
