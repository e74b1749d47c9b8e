import type { RedeemedBadge } from '../../items/badge-claim/counted.ts';
import { WHOLE, type Fold } from './fold.ts';
import { entry, mergeTables, type Table } from './table.ts';

/** How a badge was redeemed (contract RedeemedBadge). As a tuple, for all badges are in one part. */
type Redeemed = readonly [generation: number, xp: number, atMs: number, day: number];

const union = (a: Table<Redeemed>, b: Table<Redeemed>): Table<Redeemed> => mergeTables(a, b, standing);

const ofBadge = ({ badge, generation, xp, atMs, day }: RedeemedBadge): Table<Redeemed> => entry(badge, [generation, xp, atMs, day]);

/** Redeemed badges. One part, for there are not many. */
export const badges: Fold<Table<Redeemed>> = {
  name: 'badges',
  version: 2,
  empty: {},
  bucketOf: (item) => ('badge' in item ? WHOLE : undefined),
  add: (part, items) => items.reduce((sum, item) => ('badge' in item ? union(sum, ofBadge(item.badge)) : sum), part),
  union,
};

/** A badge is claimed once a generation, so there is one of each; should a reset be under way, the newer generation stands. */
function standing(a: Redeemed, b: Redeemed): Redeemed {
  const [generation, xp, atMs] = a;
  const [otherGeneration, otherXp, otherMs] = b;
  if (generation !== otherGeneration) return generation > otherGeneration ? a : b;
  return atMs < otherMs || (atMs === otherMs && xp >= otherXp) ? a : b;
}
