import type { SessionSummary } from '../../../shared/contract/state.ts';
import type { Corrected, PushResult } from '../../../shared/contract/sync.ts';
import type { SessionTime } from '../../../shared/items/kit/session-time.ts';
import { isInteger, isJson } from '../../../shared/json.ts';
import { effectiveEnd, type EndOfGame } from '../../../shared/progress/counted/time.ts';
import type { ClaimRow, QueuedRow, ReceiptRow, SessionRow } from '../tables/rows.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import { isGame, staysWithReceipt } from './kinds.ts';

const STATUS: { readonly [status in PushResult['status']]: ReceiptRow['status'] | undefined } = {
  accepted: 'accepted',
  duplicate: 'accepted',
  corrected: 'corrected',
  deferred: 'waiting',
  rejected: 'rejected',
  wrong_owner: 'wrong_owner',
  retry: undefined,
};

const PARKED: readonly ReceiptRow['status'][] = ['rejected', 'wrong_owner'];

/** The receipt's status of a result; undefined if the item stays queued. A duplicate that carries other figures is a correction. */
export const receiptStatus = (result: PushResult): ReceiptRow['status'] | undefined =>
  result.status === 'duplicate' && result.corrected ? 'corrected' : STATUS[result.status];

export function receiptOf(
  row: Pick<QueuedRow, 'id' | 'kind' | 'item'>,
  result: PushResult,
  status: ReceiptRow['status'],
  receivedMs: number,
): ReceiptRow {
  const kept = row.item && (PARKED.includes(status) || staysWithReceipt(row.kind));
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

/** Of an activity that was simply taken nobody asks again: no row, for a row costs as much as all else of its sending [S29]. */
export const isLasting = ({ kind, status }: ReceiptRow): boolean => status !== 'accepted' || isGame(kind) || staysWithReceipt(kind);

/** The session as it counts after a result: corrected figures taken over, or out of the count. */
export function sessionAfter(row: SessionRow, result: PushResult): SessionRow {
  const summary = result.corrected ? corrected(row.summary, result.corrected) : row.summary;
  const { rejected: _before, ...rest } = row;
  return result.status === 'rejected' ? { ...rest, summary, rejected: true } : { ...rest, summary };
}

function corrected(summary: SessionSummary, { attempt, ...figures }: Corrected): SessionSummary {
  const { attempt: judgedHere, ...rest } = { ...summary, ...figures };
  const judged = attempt === undefined ? judgedHere : attempt;
  return judged ? { ...rest, attempt: judged } : rest;
}

/**
 * The session as it counts before any result: what another server said of it does not hold. That was its end, above all, which is cut at the
 * receipt: who receives it later may cut nothing, and then has nothing to correct.
 */
export function sessionBefore({ rejected: _before, ...row }: SessionRow): SessionRow {
  return { ...row, summary: { ...row.summary, ...ownEnd(row.item?.payload['time']) }, contained: 0 };
}

/** The end that an item claims; nothing if it does not say it, as in a file that somebody else has written. */
function ownEnd(time: unknown): EndOfGame | undefined {
  if (!isTimeOfEnd(time)) return undefined;
  const { endMs, day } = effectiveEnd(time, Infinity);
  return { endMs, day };
}

const isTimeOfEnd = (time: unknown): time is Omit<SessionTime, 'startedMs'> =>
  isJson(time) && [time['endedMs'], time['floorMs'], time['utcOffsetMin'], time['day'], time['clockOffsetMs'] ?? 0].every(isInteger);

/** The claim as it counts after a result: out of the count, or in it again once the server has decided for it. */
export function claimAfter(row: ClaimRow, result: PushResult): ClaimRow {
  if (result.status === 'deferred') return row;
  const { rejected: _before, waiting: _undecided, ...rest } = row;
  return result.status === 'rejected' ? { ...rest, rejected: true } : rest;
}

/** Whether a result changes what is counted. */
export const sessionChanged = (before: SessionRow, after: SessionRow): boolean =>
  before.rejected !== after.rejected || before.summary !== after.summary;
export const claimChanged = (before: ClaimRow, after: ClaimRow): boolean =>
  before.rejected !== after.rejected || before.waiting !== after.waiting;

export const countParked = ({ receipts }: PlayerReads): Promise<number> => receipts.count({ index: 'status', anyOf: PARKED });

/** What was parked, with its reason and its record [S4]. */
export async function parked({ receipts, sessions }: PlayerReads): Promise<readonly ReceiptRow[]> {
  const rows = await receipts.range({ index: 'status', anyOf: PARKED });
  const games = await sessions.getMany(rows.map((receipt) => receipt.id));
  return rows.map((receipt, index) => {
    const item = receipt.item ?? games[index]?.item;
    return item ? { ...receipt, item } : receipt;
  });
}

/** Whether the server has said that the item is in the set. */
export const isAccepted = (receipt: ReceiptRow | undefined): receipt is ReceiptRow & { readonly status: 'accepted' | 'corrected' } =>
  receipt?.status === 'accepted' || receipt?.status === 'corrected';
