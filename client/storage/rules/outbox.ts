import type { OutboxRow, QueuedRow, SessionRow, StoredItem } from '../tables/rows.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import { GAME_KINDS, isGame } from './kinds.ts';
import { countParked } from './receipts.ts';

export interface LeaseRequest {
  readonly nowMs: number;
  readonly leaseMs: number;
  readonly maxItems: number;
  readonly maxBytes: number;
  /** True for the first batch after a game: the newest item leads, then the oldest. */
  readonly newestFirst: boolean;
  /** The key of a row that this sender has: what it leases next stands behind that. */
  readonly behind?: number;
}

/** What a screen says about sync in one quiet line. */
export interface SyncCounts {
  /** Games that no server has acknowledged yet. */
  readonly waiting: number;
  /** Every queued item, games among them: 0 means "Synced". */
  readonly items: number;
  readonly parked: number;
}

/** No lease is longer than this: one that ends later was taken under a clock that has been set back since, and holds nothing (P5). */
const LONGEST_LEASE_MS = 600_000;

/** Room for the owner, commas and quotes that an item gets on the wire. */
const WIRE_ALLOWANCE_BYTES = 128;

const utf8 = new TextEncoder();

const wireBytes = (item: StoredItem): number => utf8.encode(JSON.stringify(item)).length + WIRE_ALLOWANCE_BYTES;

const isFree = (row: QueuedRow, nowMs: number): boolean => row.leasedUntilMs <= nowMs || row.leasedUntilMs > nowMs + LONGEST_LEASE_MS;

/** Own sessions with their item, as items. */
export const itemsOf = (rows: readonly SessionRow[]): readonly StoredItem[] => rows.flatMap((row) => (row.item ? [row.item] : []));

export const queuedById = ({ outbox }: PlayerReads, ids: readonly string[]): Promise<readonly QueuedRow[]> =>
  outbox.range({ index: 'id', anyOf: ids });

/** The same for what was sent: nearly always it stands first, and then this is one request. */
export async function sentById(tx: PlayerReads, ids: readonly string[]): Promise<readonly QueuedRow[]> {
  const sent = new Set(ids);
  const first = (await tx.outbox.range({ limit: ids.length })).filter(({ id }) => sent.delete(id));
  return [...first, ...(await queuedById(tx, [...sent]))];
}

/** A new outbox row. The payload of a session stays in its session row. */
function newRow(item: StoredItem): Omit<QueuedRow, 'key'> {
  const row = { id: item.id, kind: item.kind, bytes: wireBytes(item), leasedUntilMs: 0, attempts: 0 };
  return isGame(item.kind) ? row : { ...row, item };
}

/** Queues the items. What is queued under its id already stays as it is: another tab may have put the same run away, and queued its start. */
export const queue = ({ outbox }: PlayerTx, items: readonly StoredItem[]): Promise<number> => outbox.add(items.map(newRow));

/** Queues what is neither queued nor acknowledged yet [S2]. */
export async function queueUnknown(tx: PlayerTx, items: readonly StoredItem[]): Promise<void> {
  const unique = [...new Map(items.map((item) => [item.id, item])).values()];
  const ids = unique.map((item) => item.id);
  const [queued, receipts] = await Promise.all([queuedById(tx, ids), tx.receipts.getMany(ids)]);
  const known = new Set([...queued, ...receipts].map((row) => row?.id));
  await queue(
    tx,
    unique.filter((item) => !known.has(item.id)),
  );
}

/** Whether there is a row that nobody has leased. */
export async function hasFree({ outbox }: PlayerReads, nowMs: number): Promise<boolean> {
  return (await outbox.range({ where: (row) => isFree(row, nowMs), limit: 1 })).length > 0;
}

/** Takes rows that nobody has leased, and leases them. */
export async function lease(tx: PlayerTx, request: LeaseRequest): Promise<readonly OutboxRow[]> {
  const leasedUntilMs = request.nowMs + request.leaseMs;
  const rows = (await nextBatch(tx, request)).map((row) => ({ ...row, leasedUntilMs }));
  const [taken] = await Promise.all([withItems(tx, rows), tx.outbox.put(rows)]);
  return taken;
}

/** The rows of the next batch: in order, the newest game first if asked, up to the limits but at least one. */
async function nextBatch({ outbox }: PlayerReads, request: LeaseRequest): Promise<readonly QueuedRow[]> {
  const { nowMs, maxItems, maxBytes, newestFirst, behind } = request;
  const queue = { ...(behind !== undefined && { from: behind + 1 }), limit: maxItems };
  const first = await outbox.range(queue);
  // A cursor takes a step a row: it is for queues of which somebody else sends the beginning.
  const isAllFree = first.every((row) => isFree(row, nowMs));
  const oldest = isAllFree ? first : await outbox.range({ ...queue, where: (row) => isFree(row, nowMs) });
  const isFreeGame = (row: QueuedRow) => isGame(row.kind) && isFree(row, nowMs);
  const [newest] = newestFirst ? await outbox.range({ where: isFreeGame, reverse: true, limit: 1 }) : [];
  const ordered = newest ? [newest, ...oldest.filter((row) => row.key !== newest.key)] : oldest;
  const batch: QueuedRow[] = [];
  let bytes = 0;
  for (const row of ordered.slice(0, maxItems)) {
    bytes += row.bytes;
    if (batch.length > 0 && bytes > maxBytes) break;
    batch.push(row);
  }
  return batch;
}

/** Games by their ids. Those of a backlog nearly always lie side by side, and then this is one request. */
async function gamesById({ sessions }: PlayerReads, ids: readonly string[]): Promise<readonly (SessionRow | undefined)[]> {
  const inOrder = [...ids].sort();
  const [from, to] = [inOrder[0], inOrder.at(-1)];
  if (from === undefined || to === undefined || from === to) return sessions.getMany(ids);
  const side = await sessions.range({ from, to, limit: ids.length });
  const found = new Set(side.map(({ id }) => id));
  return [...side, ...(await sessions.getMany(ids.filter((id) => !found.has(id))))];
}

/** The rows as a sender gets them: with their items. */
async function withItems(tx: PlayerReads, rows: readonly QueuedRow[]): Promise<readonly OutboxRow[]> {
  const games = await gamesById(
    tx,
    rows.filter((row) => !row.item).map((row) => row.id),
  );
  const items = new Map(games.map((session) => [session?.id, session?.item]));
  return rows.flatMap((row) => {
    const item = row.item ?? items.get(row.id);
    return item ? [{ key: row.key, id: row.id, item, leasedUntilMs: row.leasedUntilMs, attempts: row.attempts }] : [];
  });
}

/** A row that its sender gives back, with the attempt counted. */
export const released = (row: QueuedRow): QueuedRow => ({ ...row, leasedUntilMs: 0, attempts: row.attempts + 1 });

export async function release(tx: PlayerTx, ids: readonly string[]): Promise<void> {
  await tx.outbox.put((await sentById(tx, ids)).map(released));
}

export async function leasedIds({ outbox }: PlayerReads): Promise<readonly string[]> {
  return (await outbox.range()).flatMap((row) => (row.leasedUntilMs > 0 ? [row.id] : []));
}

/** Ends the leases of these rows [S17]. */
export async function reclaim(tx: PlayerTx, ids: readonly string[]): Promise<void> {
  await tx.outbox.put((await queuedById(tx, ids)).map((row) => ({ ...row, leasedUntilMs: 0 })));
}

export async function countQueued(tx: PlayerReads): Promise<SyncCounts> {
  const [waiting, items, parked] = await Promise.all([
    tx.outbox.count({ index: 'kind', anyOf: GAME_KINDS }),
    tx.outbox.count(),
    countParked(tx),
  ]);
  return { waiting, items, parked };
}

/** Everything that never reached the server. */
export async function unsentItems(tx: PlayerReads): Promise<readonly StoredItem[]> {
  return (await withItems(tx, await tx.outbox.range())).map((row) => row.item);
}
