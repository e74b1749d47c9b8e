import { NO_BADGES, type BadgeCatalogue } from '../../shared/badges/badge.ts';
import type { PushResult } from '../../shared/contract/sync.ts';
import { kindRule } from '../../shared/items/kinds.ts';
import type { Counted } from '../../shared/progress/counted/counted.ts';
import { NO_RESET } from '../../shared/progress/counted/reset.ts';
import { NO_FIGURES } from '../../shared/progress/figures.ts';
import { foldAfter, unionParts } from '../../shared/progress/parts.ts';
import type { StoredChallenges } from '../content/stored-challenges.ts';
import type { Store, Writer } from '../database/store.ts';
import { decideClaims } from '../items/decide-claims.ts';
import type { Check, Decision, PlayerFacts } from '../items/item-kind.ts';
import { decideItem } from '../items/kinds.ts';
import { countedOf } from './counted-of.ts';
import { addToParts, readFigures, type Change } from './parts.ts';
import type { Waiting } from './players.ts';
import { addWaiting, lockCounted, newNonce, raiseSeq, readXp, storeChange } from './players.ts';
import type { Receipt } from './receipts.ts';
import { answerOf, insertAbsent, itemRow, readReceipts, resultOf, type Arrival, type ItemRow } from './receipts.ts';
import type { SoundItem } from './validate-item.ts';
import { decideWaitingClaims } from './waiting-claims.ts';

/** So much may be stored of a player without having been checked; further items stay on their device until some of it is settled. */
export const MAX_WAITING: Waiting = { rows: 5_000, bytes: 5_000_000 };

/** A sound item with what its check found. */
export interface CheckedItem {
  readonly item: SoundItem;
  readonly check: Check;
}

export interface Delivery {
  readonly player: string;
  readonly device: string;
  readonly receivedMs: number;
  readonly checked: readonly CheckedItem[];
  /** Whether the caller asks what XP the player had before and has then. */
  readonly asksForXp: boolean;
}

export interface AppendDeps {
  readonly random: (bytes: number) => Uint8Array;
  readonly badges: BadgeCatalogue;
  readonly challenges: StoredChallenges;
}

export interface Appended {
  /** One for each checked item, in their order. */
  readonly results: readonly PushResult[];
  /** The player's XP before and after, if the delivery asked for it. */
  readonly xp?: { readonly before: number; readonly after: number };
  /** What was decided of each item that was new, and stored. */
  readonly stored: readonly Decision[];
  /** Whether the player had no row before: then nothing was there that a deletion of the account would have waited for. */
  readonly isFirst: boolean;
}

/**
 * Puts a delivery into the player's set, in the transaction of `writer`: each new item once, with its receipt; known ones get their
 * first answer again. Sessions are decided first, then claims against what counts by then, then the claims that waited. Totals, items
 * and the change's number move together (protocol, "Push"). Runs within `afterRecount` (players.ts).
 */
export async function append(writer: Writer, dialect: Store['dialect'], delivery: Delivery, deps: AppendDeps): Promise<Appended> {
  const { player, checked, asksForXp } = delivery;
  const state = await lockCounted(writer, dialect, player);
  const before = asksForXp ? await readXp(writer, player) : 0;
  const change: Change = { player, seq: state.seq + 1, reset: state.reset };
  const batch: Batch = { writer, dialect, delivery, change, room: { ...state.waiting } };
  const isClaim = checked.map(({ item }) => kindRule(item.kind)?.isClaim === true);
  const items = await storeDecided(
    batch,
    await decideAll(
      writer,
      checked.filter((_, i) => !isClaim[i]),
      deps,
    ),
    deps,
  );
  const claims = await storeClaims(
    batch,
    checked.filter((_, i) => isClaim[i]),
    items.news,
    deps,
  );
  const news = [...items.news, ...claims.news];
  if (news.length > 0) await storeNews(batch, news, state.waiting, deps);
  const [ofItems, ofClaims] = [items.results.values(), claims.results.values()];
  return {
    results: isClaim.map((claim) => (claim ? ofClaims : ofItems).next().value as PushResult),
    stored: news.map(({ decision }) => decision),
    isFirst: state.isNew,
    ...(asksForXp && { xp: { before, after: await readXp(writer, player) } }),
  };
}

const NEWCOMER = { level: 1, progress: NO_FIGURES };

/** Decides what is no claim, from itself and the challenges alone: nothing else is read for it. If one names a challenge that is not known here, another server may have added it. */
async function decideAll(writer: Writer, items: readonly CheckedItem[], { challenges }: AppendDeps): Promise<readonly DecidedItem[]> {
  const facts: PlayerFacts = { figures: NEWCOMER, badges: NO_BADGES, reset: NO_RESET, challenges };
  const decide = ({ item, check }: CheckedItem) => ({ item, decision: decideItem(facts, item.kind, check) });
  const decided = items.map(decide);
  const isMissing = decided.some(({ decision }) => decision.status === 'deferred' && decision.code === 'challenge');
  return isMissing && (await challenges.refreshIn(writer)) ? items.map(decide) : decided;
}

/** Counts what is new, as the player's next change, and looks again at what waited for it. */
async function storeNews(
  { writer, dialect, change }: Batch,
  news: readonly News[],
  waitedBefore: Waiting,
  deps: AppendDeps,
): Promise<void> {
  const { player, seq } = change;
  const gained = await addToParts(writer, dialect, change, countedIn(news));
  if (news.some(({ row }) => row.nonce !== null)) await raiseSeq(writer, change, gained);
  else await storeChange(writer, player, seq, deps.random, gained);
  const waiting = waitingIn(news);
  if (waiting.rows > 0) await addWaiting(writer, player, waiting);
  if (waitedBefore.rows > 0) await decideWaitingClaims(writer, dialect, change, deps);
}

/** A delivery under the player's lock. `room` is how much waits by now: it grows with what is put in. */
interface Batch {
  readonly writer: Writer;
  readonly dialect: Store['dialect'];
  readonly delivery: Delivery;
  readonly change: Change;
  readonly room: { -readonly [field in keyof Waiting]: Waiting[field] };
}

interface DecidedItem {
  readonly item: SoundItem;
  /** Absent for a claim that is known already: its receipt answers. */
  readonly decision?: Decision | undefined;
}

/** An item that would be new, as it would be stored. */
interface News {
  readonly row: ItemRow;
  readonly decision: Decision;
}

interface Outcome {
  readonly results: readonly PushResult[];
  readonly news: readonly News[];
}

const NONE: ReadonlyMap<string, Receipt> = new Map();

/** Stores those of the items that are new, by one statement. The first that counts gets the nonce of the change. */
async function storeDecided(batch: Batch, decided: readonly DecidedItem[], { random }: AppendDeps): Promise<Outcome> {
  const { writer, dialect, change } = batch;
  const candidates = candidatesOf(batch, decided);
  const rows = [...candidates.values()].map(({ row }) => row);
  const first = rows.find(({ summary }) => summary !== null);
  if (first) first.nonce = newNonce(random);
  const inserted = await insertAbsent(writer, dialect, arrivalOf(batch), rows);
  // As a rule all of it is new, and there are no receipts to look for.
  const known = inserted === decided.length ? NONE : await readReceipts(writer, change.player, idsOf(decided), change.seq);
  return outcomeOf(decided, candidates, known);
}

/**
 * Claims are looked up before they are decided: one that is known counts already.
 * @param others what the same delivery brought besides.
 */
async function storeClaims(
  batch: Batch,
  claims: readonly CheckedItem[],
  others: readonly News[],
  { badges, challenges }: AppendDeps,
): Promise<Outcome> {
  if (claims.length === 0) return { results: [], news: [] };
  const { writer, dialect, change } = batch;
  const { player, seq, reset } = change;
  const known = await readReceipts(writer, player, idsOf(claims), seq);
  const fresh = new Map<string, CheckedItem>();
  for (const claim of claims) if (isOpen(claim, known) && !fresh.has(claim.item.id)) fresh.set(claim.item.id, claim);
  const first = [...fresh.values()];
  const decisions = decideClaims(
    first.map(({ item, check }) => ({ kind: item.kind, check })),
    unionParts(await readFigures(writer, player), foldAfter(reset, countedIn(others))),
    { badges, challenges, reset },
  );
  const byId = new Map(first.map(({ item }, i) => [item.id, decisions[i] as Decision]));
  const decided = claims.map(({ item, check }): DecidedItem => ({
    item,
    decision: check.status === 'rejected' ? check : byId.get(item.id),
  }));
  const candidates = candidatesOf(batch, decided);
  await insertAbsent(
    writer,
    dialect,
    arrivalOf(batch),
    [...candidates.values()].map(({ row }) => row),
  );
  return outcomeOf(decided, candidates, known);
}

const isOpen = ({ item, check }: CheckedItem, known: ReadonlyMap<string, Receipt>): boolean =>
  check.status !== 'rejected' && !known.has(item.id);

const arrivalOf = ({ delivery: { player, device, receivedMs }, change: { seq } }: Batch): Arrival => ({ player, device, seq, receivedMs });

const idsOf = (items: readonly { readonly item: SoundItem }[]): readonly string[] => items.map(({ item }) => item.id);

/**
 * What is put in if its id is not there yet. Of an id that comes twice in a delivery the first counts; a rejection leaves nothing
 * behind, nor does what would have to wait where too much waits already.
 */
function candidatesOf({ room }: Batch, decided: readonly DecidedItem[]): ReadonlyMap<string, News> {
  const candidates = new Map<string, News>();
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

/** What of the news was stored unchecked. */
function waitingIn(news: readonly News[]): Waiting {
  const deferred = news.filter(({ decision }) => decision.status === 'deferred');
  return { rows: deferred.length, bytes: deferred.reduce((sum, { row }) => sum + Buffer.byteLength(row.payload), 0) };
}

/** Which items are new, and what is answered to each. `known` are the receipts from before this delivery. */
function outcomeOf(decided: readonly DecidedItem[], candidates: ReadonlyMap<string, News>, known: ReadonlyMap<string, Receipt>): Outcome {
  const receipts = new Map(known);
  const news: News[] = [];
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

/** Whether a known id stands for this item: by its hash, and for a claim by what it claims, whoever claimed it first. */
const isSame = (receipt: Receipt, { kind, hash }: SoundItem): boolean =>
  receipt.hash === hash || (receipt.kind === kind && kindRule(kind)?.isClaim === true);

/** The first answer again, but "accepted" is said once: so a second sending is seen for what it is. */
function repeated(receipt: Receipt): PushResult {
  const result = resultOf(receipt);
  return result.status === 'accepted' ? { ...result, status: 'duplicate' } : result;
}

const countedIn = (news: readonly News[]): readonly Counted[] => news.flatMap(({ decision }) => countedOf(decision));
