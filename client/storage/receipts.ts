import type { PushResult } from '../../shared/contract/sync.ts';
import type { ReceiptRow, SessionRow } from './records.ts';
import type { QueuedRow } from './player-tx.ts';

const STATUS: { readonly [status in PushResult['status']]: ReceiptRow['status'] | undefined } = {
  accepted: 'accepted',
  duplicate: 'accepted',
  corrected: 'corrected',
  deferred: 'waiting',
  rejected: 'rejected',
  wrong_owner: 'wrong_owner',
  retry: undefined,
};

export const PARKED: readonly ReceiptRow['status'][] = ['rejected', 'wrong_owner'];

/** The receipt's status of a result; undefined if the item stays queued. A duplicate that carries other figures is a correction. */
export const receiptStatus = (result: PushResult): ReceiptRow['status'] | undefined =>
  result.status === 'duplicate' && result.corrected ? 'corrected' : STATUS[result.status];

/** Claims are small and make XP: they are kept, so that a restored server can be given them again. An activity is not. */
const isClaim = (kind: QueuedRow['kind']): boolean => kind !== 'session' && kind !== 'activity';

export function receiptOf(row: QueuedRow, result: PushResult, status: ReceiptRow['status'], receivedMs: number): ReceiptRow {
  const kept = row.item && (PARKED.includes(status) || isClaim(row.kind));
  return {
    id: row.id,
    status,
    kind: row.kind,
    receivedMs,
    ...(result.code === undefined ? {} : { code: result.code }),
    ...(result.corrected === undefined ? {} : { corrected: result.corrected }),
    ...(kept ? { item: row.item } : {}),
  };
}

/** The session as it counts after a result: corrected figures taken over, or out of the count. */
export function settledSession(row: SessionRow, result: PushResult): SessionRow {
  const summary = result.corrected ? { ...row.summary, ...result.corrected } : row.summary;
  const { rejected: _before, ...rest } = row;
  return result.status === 'rejected' ? { ...rest, summary, rejected: true } : { ...rest, summary };
}

/** Whether a settled session changes what is counted. */
export const countsOtherwise = (before: SessionRow, after: SessionRow): boolean =>
  before.rejected !== after.rejected || before.summary !== after.summary;
