import type { RedeemedBadge } from '../../../shared/items/badge-claim/counted.ts';
import { countsAfter } from '../../../shared/progress/counted/reset.ts';
import type { SomeFigures } from '../../../shared/progress/figures.ts';
import { VIEW_FOLDS } from '../../../shared/progress/view.ts';
import type { ClaimRow } from '../tables/rows.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import { isCounted } from './counted-rows.ts';
import { readSomeFigures } from './read-figures.ts';
import { readKnownTime, type KnownTime } from './known-time.ts';
import { isAccepted } from './receipts.ts';
import { readMeta } from './values.ts';

/**
 * Where the claim of a badge stands. `kept`: it counts on this device, and the server has not answered for good. `accepted`: the server has
 * it in the set. `waiting`: the server, which knows all older items of this device, cannot decide it; it counts nowhere. `rejected`: the
 * same, for good.
 */
type ClaimStanding = 'kept' | 'accepted' | 'waiting' | 'rejected';

/** The claim of a badge, whichever device made it. */
export interface BadgeClaim extends RedeemedBadge {
  readonly standing: ClaimStanding;
}

/** What a player has of badges, read at one moment: else a badge could be redeemed and not count yet, or the other way round. */
export interface BadgeClaims {
  readonly figures: SomeFigures<(typeof VIEW_FOLDS)[number]>;
  /** By badge. What a reset took out is left out, so such a badge can be redeemed again (decision D13). */
  readonly claims: ReadonlyMap<string, BadgeClaim>;
  /** The badges whose notice the player has read, on any device. */
  readonly read: ReadonlySet<string>;
  /** The greatest generation of resets that this device has seen: that of a claim made now. */
  readonly generation: number;
  /** What tells the time of a claim made now. */
  readonly clock: KnownTime;
}

/** The figures, and what was claimed of badges [S13, S18, S19]. */
export async function readBadgeClaims(tx: PlayerReads): Promise<BadgeClaims> {
  const [{ figures, reset }, rows, clock, generation] = await Promise.all([
    readSomeFigures(tx, VIEW_FOLDS),
    tx.claims.range(),
    readKnownTime(tx),
    readMeta(tx, 'generation'),
  ]);
  const standing = rows.filter(({ counts }) => countsAfter(reset, counts));
  const claims = standing.flatMap((row) => ('badge' in row.counts ? [{ row, badge: row.counts.badge }] : []));
  const receipts = await tx.receipts.getMany(claims.map(({ row }) => row.id));
  return {
    figures,
    claims: byBadge(claims.map(({ row, badge }, index) => ({ ...badge, standing: standingOf(row, isAccepted(receipts[index])) }))),
    read: new Set(standing.flatMap(({ counts }) => ('notice' in counts ? [counts.notice.badge] : []))),
    generation: Math.max(generation ?? 0, reset.generation),
    clock,
  };
}

function standingOf(row: ClaimRow, isAcknowledged: boolean): ClaimStanding {
  if (isCounted(row)) return row.contained === 1 || isAcknowledged ? 'accepted' : 'kept';
  return row.rejected ? 'rejected' : 'waiting';
}

const stands = ({ standing }: BadgeClaim): boolean => standing === 'kept' || standing === 'accepted';

/** A restored server may have forgotten a reset, and then there may be two claims of a badge: one that counts goes before the other. */
function byBadge(claims: readonly BadgeClaim[]): ReadonlyMap<string, BadgeClaim> {
  const oldFirst = [...claims].sort((a, b) => Number(stands(a)) - Number(stands(b)) || a.generation - b.generation);
  return new Map(oldFirst.map((claim) => [claim.badge, claim]));
}
