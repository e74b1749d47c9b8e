import type { PushResult } from '../../../shared/contract/sync.ts';
import type { KindRule } from '../../../shared/items/kit/kind-rule.ts';
import { kindRule } from '../../../shared/items/kinds.ts';
import type { Counted } from '../../../shared/progress/counted/counted.ts';
import type { Writer } from '../../database/store.ts';
import type { Decision } from '../../items/item-kind.ts';
import { countedOf } from '../counted-of.ts';
import type { Change } from '../parts.ts';
import type { Waiting } from '../players.ts';
import { answerOf, insertAbsent, itemRow, resultOf, type ItemRow, type Receipt } from '../receipts.ts';
import type { SyncDeps } from '../sync-deps.ts';
import type { SoundItem } from '../validate-item.ts';
import type { Delivery } from './check-items.ts';

/** So much may be stored of a player without having been checked; further items stay on their device until some of it is settled. */
export const MAX_WAITING: Waiting = { rows: 5_000, bytes: 5_000_000 };

/** A delivery under the player's lock. `room` is how much waits by now: it grows with what is put in. */
export interface Batch {
  readonly deps: SyncDeps;
  readonly writer: Writer;
  readonly delivery: Delivery;
  readonly change: Change;
  readonly room: { -readonly [field in keyof Waiting]: Waiting[field] };
}

export interface DecidedItem {
  readonly item: SoundItem;
  /** Absent for a claim that is known already: its receipt answers. */
  readonly decision?: Decision | undefined;
}

/** An item that would be new, as it would be stored. */
export interface New {
  readonly row: ItemRow;
  readonly decision: Decision;
}

/** What is answered to each item, in their order, and what of them was new. */
export interface Stored {
  readonly results: readonly PushResult[];
  readonly news: readonly New[];
}

/** What new items count. */
export const countedIn = (news: readonly New[]): readonly Counted[] => news.flatMap(({ decision }) => countedOf(decision));

/**
 * What is put in if its id is not there yet. Of an id that comes twice in a delivery the first counts; a rejection leaves nothing
 * behind, nor does what would have to wait where too much waits already.
 */
export function candidatesOf({ room }: Batch, decided: readonly DecidedItem[]): ReadonlyMap<string, New> {
  const candidates = new Map<string, New>();
  for (const { item, decision } of decided) {
    if (decision === undefined || decision.status === 'rejected' || candidates.has(item.id)) continue;
    if (decision.status === 'deferred') {
      const size = Buffer.byteLength(item.canonical);
      if (room.rows >= MAX_WAITING.rows || room.bytes + size > MAX_WAITING.bytes) continue;
      room.rows++;
      room.bytes += size;
    }
    candidates.set(item.id, { row: itemRow(item, decision), decision });
  }
  return candidates;
}

/** Puts in those of the candidates whose ids are not there yet; says how many. */
export function insert({ deps, writer, delivery, change }: Batch, candidates: ReadonlyMap<string, New>): Promise<number> {
  const { player, device, receivedMs } = delivery;
  const rows = [...candidates.values()].map(({ row }) => row);
  return insertAbsent(writer, deps.database.dialect, { player, device, receivedMs, seq: change.seq }, rows);
}

/** Which items are new, and what is answered to each. `known` are the receipts from before this delivery. */
export function answered(
  decided: readonly DecidedItem[],
  candidates: ReadonlyMap<string, New>,
  known: ReadonlyMap<string, Receipt>,
): Stored {
  const receipts = new Map(known);
  const news: New[] = [];
  const results = decided.map(({ item, decision }): PushResult => {
    const receipt = receipts.get(item.id);
    if (receipt) return isSame(receipt, item) ? repeated(receipt) : { id: item.id, status: 'rejected', code: 'id_conflict' };
    if (decision?.status === 'rejected') return answerOf(item.id, decision);
    const candidate = candidates.get(item.id);
    if (!candidate) return { id: item.id, status: 'retry', code: 'quota' };
    receipts.set(item.id, candidate.row);
    news.push(candidate);
    return answerOf(item.id, candidate.decision);
  });
  return { results, news };
}

/** Whether a known id stands for this item: by its hash, or, if the id says what it is about, whoever recorded that first. */
const isSame = (receipt: Receipt, { id, kind, hash }: SoundItem): boolean =>
  receipt.hash === hash || (receipt.kind === kind && isNamedByWhat(kindRule(kind), id));

const isNamedByWhat = (rule: KindRule | undefined, id: string): boolean => rule?.isClaim === true || rule?.isNamedByWhat?.(id) === true;

/** The first answer again, but "accepted" is said once: so a second sending is seen for what it is. */
function repeated(receipt: Receipt): PushResult {
  const result = resultOf(receipt);
  return result.status === 'accepted' ? { ...result, status: 'duplicate' } : result;
}
