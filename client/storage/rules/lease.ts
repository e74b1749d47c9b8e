import type { OutboxRow, QueuedRow } from '../tables/rows.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import { isGame } from './kinds.ts';
import { queuedById, sentById, withItems } from './outbox.ts';
import { putMeta, readMeta } from './values.ts';

export interface LeaseRequest {
  readonly nowMs: number;
  readonly leaseMs: number;
  readonly maxItems: number;
  readonly maxBytes: number;
  /** True for the first batch after a game: the newest item leads, then the oldest. */
  readonly newestFirst: boolean;
  /** The key of a row that this sender has: what it takes ahead stands behind that. */
  readonly behind?: number;
  /** True for the only sender of the queue: one mark leases what it takes [S28]. */
  readonly alone?: boolean;
}

/** No lease is longer than this: one that ends later was taken under a clock that has been set back since, and holds nothing (P5). */
const LONGEST_LEASE_MS = 600_000;

const isOver = (untilMs: number, nowMs: number): boolean => untilMs <= nowMs || untilMs > nowMs + LONGEST_LEASE_MS;

/** By the row alone; rows up to the mark are leased whatever they say. */
const isFree = (row: QueuedRow, nowMs: number): boolean => isOver(row.leasedUntilMs, nowMs);

/** The first key that the mark does not lease [S28]. Keys count from 1. */
async function firstUnmarked(tx: PlayerReads, nowMs: number): Promise<number> {
  const mark = await readMeta(tx, 'taken');
  return mark && !isOver(mark.untilMs, nowMs) ? mark.to + 1 : 1;
}

/** Whether there is a row that nobody has leased. */
export async function hasFree(tx: PlayerReads, nowMs: number): Promise<boolean> {
  const from = await firstUnmarked(tx, nowMs);
  return (await tx.outbox.range({ from, where: (row) => isFree(row, nowMs), limit: 1 })).length > 0;
}

/** Takes rows that nobody has leased, and leases them. */
export async function lease(tx: PlayerTx, request: LeaseRequest): Promise<readonly OutboxRow[]> {
  const leasedUntilMs = request.nowMs + request.leaseMs;
  const rows = (await nextBatch(tx, request)).map((row) => ({ ...row, leasedUntilMs }));
  const leased = request.alone ? markTaken(tx, rows, request.newestFirst) : tx.outbox.put(rows);
  const [taken] = await Promise.all([withItems(tx, rows), leased]);
  return taken;
}

/** The rows of the next batch: in order, the newest game first if asked, up to the limits but at least one. */
async function nextBatch(tx: PlayerReads, request: LeaseRequest): Promise<readonly QueuedRow[]> {
  const { nowMs, maxItems, maxBytes, newestFirst, behind = 0 } = request;
  const from = Math.max(behind + 1, await firstUnmarked(tx, nowMs));
  const queue = { from, limit: maxItems };
  const first = await tx.outbox.range(queue);
  // A cursor takes a step a row: it is for queues of which somebody else sends the beginning.
  const isAllFree = first.every((row) => isFree(row, nowMs));
  const oldest = isAllFree ? first : await tx.outbox.range({ ...queue, where: (row) => isFree(row, nowMs) });
  const isFreeGame = (row: QueuedRow) => isGame(row.kind) && isFree(row, nowMs);
  const [newest] = newestFirst ? await tx.outbox.range({ from, where: isFreeGame, reverse: true, limit: 1 }) : [];
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

/** One write for all rows in order. The newest leads, and other rows lie before it that nobody has taken: it has a lease of its own. */
async function markTaken(tx: PlayerTx, rows: readonly QueuedRow[], newestFirst: boolean): Promise<void> {
  const last = rows.slice(newestFirst ? 1 : 0).at(-1);
  await tx.outbox.put(rows.filter(({ key }) => last === undefined || key > last.key));
  if (last) await putMeta(tx, { taken: { to: last.key, untilMs: last.leasedUntilMs } });
}

/** A row that its sender gives back, with the attempt counted. */
export const released = (row: QueuedRow): QueuedRow => ({ ...row, leasedUntilMs: 0, attempts: row.attempts + 1 });

/** Gives rows back. Those that a mark leases are the last of it, or all that is left of it: it ends before them. */
export async function release(tx: PlayerTx, ids: readonly string[]): Promise<void> {
  const [rows, mark] = await Promise.all([sentById(tx, ids), readMeta(tx, 'taken')]);
  await tx.outbox.put(rows.map(released));
  const to = Math.min(...rows.map(({ key }) => key)) - 1;
  if (mark && to < mark.to) await putMeta(tx, { taken: { ...mark, to } });
}

/** The rows with a lease of their own. */
export async function leasedIds({ outbox }: PlayerReads): Promise<readonly string[]> {
  return (await outbox.range()).flatMap((row) => (row.leasedUntilMs > 0 ? [row.id] : []));
}

/** Ends the leases of these rows, and the mark [S17, S28]. */
export async function reclaim(tx: PlayerTx, ids: readonly string[]): Promise<void> {
  await tx.outbox.put((await queuedById(tx, ids)).map((row) => ({ ...row, leasedUntilMs: 0 })));
  await tx.meta.delete(['taken']);
}
