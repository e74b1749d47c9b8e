import type { CountedClaim } from '../../../shared/progress/counted/counted.ts';
import type { PlayerTx } from '../tables/player-tables.ts';
import type { StoredItem } from '../tables/rows.ts';
import { countLocal } from './counting.ts';
import { queueUnknown } from './outbox.ts';
import { counting } from './recount.ts';

/** A claim that was made here: its item, and what it counts as until the server says so. */
export interface MadeClaim {
  readonly item: StoredItem;
  readonly counts: CountedClaim;
}

/**
 * Queues a claim and counts it, once by its id: one that is there already, also another device's, stays as it is [S18]. False if there is
 * one.
 */
export async function makeClaim(tx: PlayerTx, { item, counts }: MadeClaim): Promise<boolean> {
  if (await tx.claims.get(item.id)) return false;
  const before = await counting(tx);
  await tx.claims.put([{ id: item.id, counts, contained: 0 }]);
  await queueUnknown(tx, [item]);
  await countLocal(tx, before, counts);
  return true;
}
