import type { PushResult } from '../../../shared/contract/sync.ts';
import type { QueuedRow, ReceiptRow } from '../tables/rows.ts';
import type { PlayerTx } from '../tables/player-tables.ts';
import { refoldLocal } from './fold.ts';
import { queuedById, released } from './outbox.ts';
import { countsOtherwise, receiptOf, receiptStatus, sessionAfter } from './receipts.ts';

/**
 * Applies the results of a push, or results of deferred items that a pull brought [S3, S5]. A result for what is neither queued
 * nor waiting is a repeat and changes nothing; `retry` gives the row back.
 */
export async function applyResults(tx: PlayerTx, results: readonly PushResult[], nowMs: number): Promise<void> {
  const byId = new Map(results.map((result) => [result.id, result]));
  const ids = [...byId.keys()];
  const [queued, receipts] = await Promise.all([queuedById(tx, ids), tx.receipts.getMany(ids)]);
  const fresh = [
    ...queued.flatMap((row) => firstReceipt(row, byId, nowMs)),
    ...receipts.flatMap((receipt) => (receipt?.status === 'waiting' ? decidedReceipt(receipt, byId, nowMs) : [])),
  ];
  await tx.outbox.put(queued.filter((row) => byId.get(row.id)?.status === 'retry').map(released));
  await tx.receipts.put(fresh);
  const done = new Set(fresh.map((receipt) => receipt.id));
  await tx.outbox.delete(queued.filter((row) => done.has(row.id)).map((row) => row.key));
  await applyToSessions(
    tx,
    fresh.filter((receipt) => receipt.kind === 'session').flatMap((receipt) => byId.get(receipt.id) ?? []),
  );
}

function firstReceipt(row: QueuedRow, results: ReadonlyMap<string, PushResult>, nowMs: number): readonly ReceiptRow[] {
  const result = results.get(row.id);
  const status = result && receiptStatus(result);
  return result && status ? [receiptOf(row, result, status, nowMs)] : [];
}

/** What became of a deferred item. A second "deferred" leaves it waiting. */
function decidedReceipt(receipt: ReceiptRow, results: ReadonlyMap<string, PushResult>, nowMs: number): readonly ReceiptRow[] {
  const result = results.get(receipt.id);
  const status = result && receiptStatus(result);
  if (!result || !status || status === 'waiting') return [];
  return [{ ...receiptOf(receipt, result, status, nowMs), receivedMs: receipt.receivedMs }];
}

async function applyToSessions(tx: PlayerTx, results: readonly PushResult[]): Promise<void> {
  const rows = await tx.sessions.getMany(results.map((result) => result.id));
  const pairs = rows.flatMap((before, index) => {
    const result = results[index];
    return before && result ? [{ before, after: sessionAfter(before, result) }] : [];
  });
  const changed = pairs.filter((pair) => countsOtherwise(pair.before, pair.after));
  if (changed.length === 0) return;
  await tx.sessions.put(changed.map((pair) => pair.after));
  await refoldLocal(tx);
}
