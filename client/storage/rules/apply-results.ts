import type { PushResult } from '../../../shared/contract/sync.ts';
import type { MetaRows, QueuedRow, ReceiptRow } from '../tables/rows.ts';
import type { PlayerTx } from '../tables/player-tables.ts';
import { isGame, staysWithReceipt } from './kinds.ts';
import { released, sentById } from './outbox.ts';
import { claimAfter, claimChanged, isLasting, receiptOf, receiptStatus, sessionAfter, sessionChanged } from './receipts.ts';
import { recountChanged } from './recount.ts';
import { putMeta } from './values.ts';

/** Applies the results of a push, with what the contact told [S3, S5]. */
export async function applyResults(tx: PlayerTx, results: readonly PushResult[], nowMs: number, meta?: Partial<MetaRows>): Promise<void> {
  if (await storeResults(tx, results, nowMs)) await recountChanged(tx);
  if (meta) await putMeta(tx, meta);
}

/**
 * Stores the results of a push, or results of deferred items that a pull brought [S3]. A result for what is neither queued nor waiting
 * is a repeat and changes nothing; `retry` gives the row back.
 * @returns whether something counts otherwise now.
 */
export async function storeResults(tx: PlayerTx, results: readonly PushResult[], nowMs: number): Promise<boolean> {
  const byId = new Map(results.map((result) => [result.id, result]));
  const queued = await sentById(tx, [...byId.keys()]);
  // What is queued has no receipt [S4].
  const here = new Set(queued.map(({ id }) => id));
  const receipts = await tx.receipts.getMany([...byId.keys()].filter((id) => !here.has(id)));
  const first = queued.flatMap((row) => firstReceipt(row, byId, nowMs));
  const later = receipts.flatMap((receipt) => (receipt?.status === 'waiting' ? decidedReceipt(receipt, byId, nowMs) : []));
  const fresh = [...first, ...later];
  const done = new Set(fresh.map((receipt) => receipt.id));
  await Promise.all([
    tx.receipts.put([...first.filter(isLasting), ...later]),
    tx.outbox.put(queued.filter((row) => byId.get(row.id)?.status === 'retry').map(released)),
    tx.outbox.delete(queued.filter((row) => done.has(row.id)).map((row) => row.key)),
  ]);
  const decided = (isOf: (kind: string) => boolean) => fresh.filter(({ kind }) => isOf(kind)).flatMap(({ id }) => byId.get(id) ?? []);
  const sessionsChanged = await applyToSessions(tx, decided(isGame));
  return (await applyToClaims(tx, decided(staysWithReceipt))) || sessionsChanged;
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

/** What was simply taken counts as before: such games, nearly all, are not read. */
async function applyToSessions({ sessions }: PlayerTx, all: readonly PushResult[]): Promise<boolean> {
  const results = all.filter(({ status, corrected }) => status === 'rejected' || corrected !== undefined);
  const rows = await sessions.getMany(results.map((result) => result.id));
  return putChanged(sessions, pairs(rows, results, sessionAfter), sessionChanged);
}

async function applyToClaims({ claims }: PlayerTx, results: readonly PushResult[]): Promise<boolean> {
  const rows = await claims.getMany(results.map((result) => result.id));
  return putChanged(claims, pairs(rows, results, claimAfter), claimChanged);
}

interface Pair<Row> {
  readonly before: Row;
  readonly after: Row;
}

const pairs = <Row>(
  rows: readonly (Row | undefined)[],
  results: readonly PushResult[],
  rowAfter: (row: Row, result: PushResult) => Row,
): readonly Pair<Row>[] =>
  results.flatMap((result, index) => {
    const before = rows[index];
    return before === undefined ? [] : [{ before, after: rowAfter(before, result) }];
  });

async function putChanged<Row>(
  table: { put(rows: readonly Row[]): Promise<void> },
  all: readonly Pair<Row>[],
  isChanged: (before: Row, after: Row) => boolean,
): Promise<boolean> {
  const changed = all.filter(({ before, after }) => isChanged(before, after)).map(({ after }) => after);
  await table.put(changed);
  return changed.length > 0;
}
