import type { ClaimRow, StoredItem } from '../tables/rows.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import { liveMany } from './staged.ts';
import { queuedById } from './outbox.ts';

/** A claim with its item; another device's claim has none here. */
interface BackupClaim {
  readonly row: ClaimRow;
  readonly item?: StoredItem;
}

/** All claims that are known here. An item lies in the outbox, and later in the receipt. */
export async function backupClaims(tx: PlayerReads): Promise<readonly BackupClaim[]> {
  const rows = await tx.claims.range();
  const ids = rows.map(({ id }) => id);
  const [queued, receipts] = await Promise.all([queuedById(tx, ids), tx.receipts.getMany(ids)]);
  const items = new Map([...queued, ...receipts].flatMap((from) => (from?.item ? [[from.id, from.item]] : [])));
  return rows.map((row) => {
    const item = items.get(row.id);
    return { row, ...(item && { item }) };
  });
}

/** How many of these sessions and claims are here, whoever made them. */
export async function countKnown(tx: PlayerReads, ids: readonly string[]): Promise<number> {
  const [games, claimed] = await Promise.all([liveMany(tx, ids), tx.claims.count({ anyOf: ids })]);
  return games.filter((row) => row !== undefined).length + claimed;
}
