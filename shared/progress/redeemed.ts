import type { RedeemedBadge } from '../items/badge-claim/counted.ts';
import type { PartOf } from './folds/registry.ts';

/** How a badge was redeemed; undefined if it was not. */
export function redeemedBadge(badges: PartOf<'badges'>, id: string): RedeemedBadge | undefined {
  if (!Object.hasOwn(badges, id) || badges[id] === undefined) return undefined;
  const [generation, xp, atMs, day] = badges[id];
  return { badge: id, generation, xp, atMs, day };
}
