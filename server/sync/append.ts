import type { PushResult } from '../../shared/contract/sync.ts';
import type { Accumulator, SessionSummary } from '../../shared/contract/state.ts';
import { fold, union } from '../../shared/progress/accumulator.ts';
import type { Store, Writer } from '../database/store.ts';
import type { SoundItem } from './validate-item.ts';
import type { PlayerState, Waiting } from './players.ts';
import { addWaiting, lockPlayer, storeChange } from './players.ts';
import type { Receipt } from './receipts.ts';
import { answerOf, insertAbsent, itemRow, readReceipts, resultOf } from './receipts.ts';
import type { ItemsTable } from './tables.ts';
import type { Verdict } from '../items/verdict.ts';

/** So much may be stored of a player without having been checked; further items stay on their device until some of it is settled. */
export const MAX_WAITING: Waiting = { rows: 5_000, bytes: 5_000_000 };

/** A sound item with what this server makes of it. */
export interface Judged {
  readonly item: SoundItem;
  readonly verdict: Verdict;
}

export interface Delivery {
  readonly player: string;
  readonly device: string;
  readonly receivedMs: number;
  readonly judged: readonly Judged[];
}

export interface TakenIn {
  /** One for each judged item, in their order. */
  readonly results: readonly PushResult[];
  readonly before: Accumulator;
  readonly after: Accumulator;
  /** How many rows were stored. */
  readonly stored: number;
}

/**
 * Puts a delivery into the player's set, in the transaction of `writer`: each new item once, with its receipt; known ones get
 * their first answer again. Totals, items and the change's number move together (protocol, "Push").
 */
export async function takeIn(
  writer: Writer,
  dialect: Store['dialect'],
  delivery: Delivery,
  random: (bytes: number) => Uint8Array,
): Promise<TakenIn> {
  const { player, judged } = delivery;
  const state = await lockPlayer(writer, dialect, player);
  const seq = state.seq + 1;
  const candidates = candidatesOf(delivery, seq, state.waiting);
  const inserted = await insertAbsent(
    writer,
    dialect,
    [...candidates.values()].map(({ row }) => row),
  );
  // As a rule all of it is new, and there are no receipts to look for.
  const known =
    inserted === judged.length
      ? NONE
      : await readReceipts(
          writer,
          player,
          judged.map(({ item }) => item.id),
          seq,
        );
  const { results, news } = decide(judged, candidates, known);
  const after = news.length > 0 ? await count(writer, player, state, news, random) : state.accumulator;
  const waiting = waitingIn(news);
  if (waiting.rows > 0) await addWaiting(writer, player, waiting);
  return { results, before: state.accumulator, after, stored: news.length };
}

/** An item that would be new, as it would be stored. */
interface News {
  readonly row: ItemsTable;
  readonly verdict: Verdict;
}

const NONE: ReadonlyMap<string, Receipt> = new Map();

/**
 * What is put in if its id is not there yet. Of an id that comes twice in a delivery the first counts; a rejection leaves nothing
 * behind, nor does what would have to wait where too much waits already.
 */
function candidatesOf({ player, device, receivedMs, judged }: Delivery, seq: number, waiting: Waiting): ReadonlyMap<string, News> {
  const candidates = new Map<string, News>();
  let { rows, bytes } = waiting;
  for (const { item, verdict } of judged) {
    if (verdict.status === 'rejected' || candidates.has(item.id)) continue;
    if (verdict.status === 'deferred') {
      const size = Buffer.byteLength(item.canonical);
      if (rows >= MAX_WAITING.rows || bytes + size > MAX_WAITING.bytes) continue;
      rows++;
      bytes += size;
    }
    candidates.set(item.id, { row: itemRow(item, verdict, { player, device, seq, receivedMs }), verdict });
  }
  return candidates;
}

/** What of the news was stored unchecked. */
function waitingIn(news: readonly News[]): Waiting {
  const deferred = news.filter(({ verdict }) => verdict.status === 'deferred');
  return { rows: deferred.length, bytes: deferred.reduce((sum, { row }) => sum + Buffer.byteLength(row.payload), 0) };
}

/** Which items are new, and what is answered to each. `known` are the receipts from before this delivery. */
function decide(
  judged: readonly Judged[],
  candidates: ReadonlyMap<string, News>,
  known: ReadonlyMap<string, Receipt>,
): { results: PushResult[]; news: News[] } {
  const receipts = new Map(known);
  const news: News[] = [];
  const results = judged.map(({ item, verdict }): PushResult => {
    const receipt = receipts.get(item.id);
    if (receipt) return receipt.hash === item.hash ? repeated(receipt) : { id: item.id, status: 'rejected', code: 'id_conflict' };
    if (verdict.status === 'rejected') return answerOf(item.id, verdict);
    const candidate = candidates.get(item.id);
    if (!candidate) return { id: item.id, status: 'retry', code: 'quota' };
    receipts.set(item.id, candidate.row);
    news.push(candidate);
    return answerOf(item.id, verdict);
  });
  return { results, news };
}

/** The first answer again, but "accepted" is said once: so a second sending is seen for what it is. */
function repeated(receipt: Receipt): PushResult {
  const result = resultOf(receipt);
  return result.status === 'accepted' ? { ...result, status: 'duplicate' } : result;
}

/** Counts what is new, as the player's next change. */
async function count(
  writer: Writer,
  player: string,
  state: PlayerState,
  news: readonly News[],
  random: (bytes: number) => Uint8Array,
): Promise<Accumulator> {
  // Folded by themselves first: what was counted before is then copied once, however long it has grown.
  const accumulator = union(state.accumulator, fold(news.flatMap(({ verdict }) => countedSession(verdict))));
  await storeChange(writer, player, { seq: state.seq + 1, accumulator }, random);
  return accumulator;
}

/** The session that a verdict counts, if it counts one. */
export const countedSession = (verdict: Verdict): readonly SessionSummary[] =>
  'summary' in verdict && verdict.summary ? [verdict.summary] : [];
