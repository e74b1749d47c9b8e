import type { LeaseRequest } from './player-store.ts';
import type { PlayerTx, QueuedRow } from './player-tx.ts';
import type { OutboxRow, SessionRow, StoredItem } from './records.ts';

/** Room for the owner, commas and quotes that an item gets on the wire. */
const WIRE_ALLOWANCE_BYTES = 128;

const wireBytes = (item: StoredItem): number => new TextEncoder().encode(JSON.stringify(item)).length + WIRE_ALLOWANCE_BYTES;

/** A new outbox row. The payload of a session stays in its session row. */
export function queuedRow(item: StoredItem): Omit<QueuedRow, 'key'> {
  const row = { id: item.id, kind: item.kind, bytes: wireBytes(item), leasedUntilMs: 0, attempts: 0 };
  return item.kind === 'session' ? row : { ...row, item };
}

/** Items that are neither queued nor settled yet. */
export async function unknownItems(tx: PlayerTx, items: readonly StoredItem[]): Promise<readonly StoredItem[]> {
  const unique = [...new Map(items.map((item) => [item.id, item])).values()];
  const ids = unique.map((item) => item.id);
  const [queued, receipts] = await Promise.all([tx.queued(ids), tx.receipts(ids)]);
  const known = new Set([...queued, ...receipts].map((row) => row?.id));
  return unique.filter((item) => !known.has(item.id));
}

/** The rows of the next batch: in order, the newest game first if asked, up to the limits but at least one. */
export async function nextBatch(tx: PlayerTx, request: LeaseRequest): Promise<readonly QueuedRow[]> {
  const oldest = await tx.freeQueued(request.nowMs, request.maxItems);
  const newest = request.newestFirst ? await tx.newestFreeSession(request.nowMs) : undefined;
  const ordered = newest ? [newest, ...oldest.filter((row) => row.key !== newest.key)] : oldest;
  const batch: QueuedRow[] = [];
  let bytes = 0;
  for (const row of ordered.slice(0, request.maxItems)) {
    bytes += row.bytes;
    if (batch.length > 0 && bytes > request.maxBytes) break;
    batch.push(row);
  }
  return batch;
}

/** The rows as a sender gets them: with their items. */
export async function withItems(tx: PlayerTx, rows: readonly QueuedRow[]): Promise<readonly OutboxRow[]> {
  const sessions = await tx.sessions(rows.filter((row) => !row.item).map((row) => row.id));
  const items = new Map(sessions.map((session) => [session?.id, session?.item]));
  return rows.flatMap((row) => {
    const item = row.item ?? items.get(row.id);
    return item ? [{ key: row.key, id: row.id, item, leasedUntilMs: row.leasedUntilMs, attempts: row.attempts }] : [];
  });
}

/** Own sessions with their item, as items. */
export const itemsOf = (rows: readonly SessionRow[]): readonly StoredItem[] => rows.flatMap((row) => (row.item ? [row.item] : []));
