import type { PushResult } from '../../shared/contract/sync.ts';
import { refoldUncontained } from './finish-session.ts';
import type { PlayerTx, QueuedRow } from './player-tx.ts';
import { countsOtherwise, receiptOf, receiptStatus, settledSession } from './receipts.ts';
import type { ReceiptRow, SessionRow } from './records.ts';

/**
 * Applies the results of a push, or results of deferred items that a pull brought [S3, S5]. A result for what is neither queued
 * nor waiting is a repeat and changes nothing; `retry` gives the row back.
 */
export async function settle(tx: PlayerTx, results: readonly PushResult[], nowMs: number): Promise<void> {
  const byId = new Map(results.map((result) => [result.id, result]));
  const ids = [...byId.keys()];
  const [queued, receipts] = await Promise.all([tx.queued(ids), tx.receipts(ids)]);
  const waiting = receipts.filter((receipt) => receipt !== undefined && receipt.status === 'waiting') as readonly ReceiptRow[];
  const settled = [...queued.flatMap((row) => settledRow(row, byId, nowMs)), ...waiting.flatMap((row) => decidedReceipt(row, byId, nowMs))];
  const retried = queued.filter((row) => byId.get(row.id)?.status === 'retry');
  await tx.putQueued(retried.map((row) => ({ ...row, leasedUntilMs: 0, attempts: row.attempts + 1 })));
  await tx.putReceipts(settled);
  const done = new Set(settled.map((receipt) => receipt.id));
  await tx.dropQueued(queued.filter((row) => done.has(row.id)).map((row) => row.key));
  await settleSessions(
    tx,
    settled.filter((receipt) => receipt.kind === 'session').flatMap((receipt) => byId.get(receipt.id) ?? []),
  );
}

function settledRow(row: QueuedRow, results: ReadonlyMap<string, PushResult>, nowMs: number): readonly ReceiptRow[] {
  const result = results.get(row.id);
  const status = result && receiptStatus(result);
  return result && status ? [receiptOf(row, result, status, nowMs)] : [];
}

/** What became of a deferred item. A second "deferred" leaves it waiting. */
function decidedReceipt(receipt: ReceiptRow, results: ReadonlyMap<string, PushResult>, nowMs: number): readonly ReceiptRow[] {
  const result = results.get(receipt.id);
  const status = result && receiptStatus(result);
  if (!result || !status || status === 'waiting') return [];
  const row = { key: 0, id: receipt.id, kind: receipt.kind, bytes: 0, leasedUntilMs: 0, attempts: 0 };
  const decided = receiptOf(receipt.item ? { ...row, item: receipt.item } : row, result, status, nowMs);
  return [{ ...decided, receivedMs: receipt.receivedMs }];
}

async function settleSessions(tx: PlayerTx, results: readonly PushResult[]): Promise<void> {
  const rows = await tx.sessions(results.map((result) => result.id));
  const pairs = rows.flatMap((before, index) => {
    const result = results[index];
    return before && result ? [{ before, after: settledSession(before, result) }] : [];
  });
  const changed = pairs.filter((pair) => countsOtherwise(pair.before, pair.after));
  if (changed.length === 0) return;
  await tx.putSessions(changed.map((pair): SessionRow => pair.after));
  await refoldUncontained(tx);
}
