import type { PullChange } from '../../../shared/contract/pull.ts';
import type { Part, Profile, Reset } from '../../../shared/contract/state.ts';
import { NO_RESET } from '../../../shared/progress/counted/reset.ts';
import type { ClaimRow, ReceiptRow, SessionRow, StoredItem } from '../tables/rows.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import { storeResults } from './apply-results.ts';
import { claimsOf } from './counted-rows.ts';
import { isOfThisBuild, readCounting, type Basis } from './counting.ts';
import { leaveFirstVersion } from './first-version.ts';
import { itemsOf, queue } from './outbox.ts';
import { withKeptPicture } from './picture.ts';
import { isAccepted } from './receipts.ts';
import { counting, recountLocal } from './recount.ts';
import { putParts, replaceParts } from './stored-parts.ts';
import { putMeta, readMeta } from './values.ts';

/** One whole pull, all its pages together. Every part is of a fold and version that this build has. */
export interface Pulled {
  /**
   * The stored cursor when this pull began (null: none). If another tab has stored a pull since, nothing of this one is kept:
   * older figures must never replace newer ones while the marks of the newer ones stay (P6). Absent: no check.
   */
  readonly base?: string | null;
  readonly changes: readonly PullChange[];
  /** Those that changed since `base`; of a full listing, all. */
  readonly parts: readonly Part[];
  /** Absent: as the device has it; of a full listing, none. */
  readonly reset?: Reset;
  /** Absent: as the device has it. */
  readonly profile?: Profile;
  readonly cursor: string;
  /** What `beforePull` called waiting when this pull began. What of it is undecided still leaves the figures [S18]. */
  readonly stillWaiting?: readonly string[];
}

/** What a pull has to know when it begins. */
export interface BeforePull {
  /** The stored cursor; null: none, and everything is to be listed. */
  readonly cursor: string | null;
  /**
   * Own sessions and claims that the server accepted and does not contain, by what this device was told. A whole pull that begins now
   * contains them, unless the server has lost them (P9).
   */
  readonly acknowledged: readonly string[];
  /** Own claims that the server has deferred; none while anything is queued that could decide them. */
  readonly waiting: readonly string[];
}

type Change<Type> = Extract<PullChange, { type: Type }>;

const ofType = <Type extends PullChange['type']>(changes: readonly PullChange[], type: Type): readonly Change<Type>[] =>
  changes.filter((change): change is Change<Type> => change.type === type);

/**
 * Stores a pull [S5]: results, rows, marks, parts and cursor together. False if another tab has overtaken it, or if the parts that it adds
 * to are being counted anew (S20): then the next pull brings the same.
 */
export async function applyPull(tx: PlayerTx, pulled: Pulled): Promise<boolean> {
  const now = await counting(tx);
  if (!isOfThisBuild(now) || (await isStale(tx, pulled))) return false;
  await storeChanges(tx, pulled.changes);
  await putParts(tx, 'server', pulled.parts);
  await storeRest(tx, pulled, { ...now, ...(pulled.reset && { reset: pulled.reset }) });
  return true;
}

/** Another tab has stored a pull since this one began. */
async function isStale(tx: PlayerReads, { base }: Pulled): Promise<boolean> {
  return base !== undefined && base !== ((await readMeta(tx, 'cursor')) ?? null);
}

async function storeRest(tx: PlayerTx, { profile, cursor, stillWaiting = [] }: Pulled, basis: Basis): Promise<void> {
  if (profile) await tx.state.put([{ key: 'profile', value: await withKeptPicture(tx, profile) }]);
  await putMeta(tx, { cursor, generation: Math.max((await readMeta(tx, 'generation')) ?? 0, basis.reset.generation) });
  await leaveUndecided(tx, stillWaiting);
  await recountLocal(tx, basis);
}

/** Stores results, sessions, claims and marks; returns the ids of what the server contains. */
async function storeChanges(tx: PlayerTx, changes: readonly PullChange[]): Promise<ReadonlySet<string>> {
  const nowMs = (await readMeta(tx, 'lastSyncMs')) ?? 0;
  const results = ofType(changes, 'result').map(({ id, result }) => ({ ...result, id }));
  await storeResults(tx, results, nowMs);
  const [own, sessions, claims] = [ofType(changes, 'own'), ofType(changes, 'session'), ofType(changes, 'claim')];
  await storeSessions(tx, sessions);
  await storeClaims(tx, claims);
  await markContained(
    tx,
    own.map(({ id }) => id),
  );
  return new Set([...own, ...sessions, ...claims].map(({ id }) => id));
}

/** A summary from the server is how the session counts; an own record of the same id keeps its log. */
async function storeSessions({ sessions }: PlayerTx, changes: readonly Change<'session'>[]): Promise<void> {
  const known = await sessions.getMany(changes.map((change) => change.id));
  await sessions.put(
    changes.map(({ id, session }, index): SessionRow => ({ ...(known[index] ?? { id }), summary: session, contained: 1 })),
  );
}

/** A claim that stands counts as the server says, whoever made it [S18]. */
async function storeClaims({ claims }: PlayerTx, changes: readonly Change<'claim'>[]): Promise<void> {
  const known = await claims.getMany(changes.map((change) => change.id));
  await claims.put(
    changes.map(({ id, counts }, index): ClaimRow => {
      const { waiting: _undecided, ...row } = known[index] ?? { id };
      return { ...row, counts, contained: 1 };
    }),
  );
}

async function markContained({ sessions }: PlayerTx, ids: readonly string[]): Promise<void> {
  const rows = await sessions.getMany(ids);
  await sessions.put(rows.flatMap((row) => (row && row.contained === 0 ? [{ ...row, contained: 1 as const }] : [])));
}

/** Claims that the server still defers, though it knows all that this device had recorded before them. */
async function leaveUndecided({ claims, receipts }: PlayerTx, ids: readonly string[]): Promise<void> {
  const [rows, known] = await Promise.all([claims.getMany(ids), receipts.getMany(ids)]);
  const undecided = rows.filter((row, index) => row?.contained === 0 && known[index]?.status === 'waiting');
  await claims.put(undecided.flatMap((row) => (row ? [{ ...row, waiting: true as const }] : [])));
}

/**
 * Swaps in everything the server has, and offers it again what it lost [S8]. Returns how many items were put back, or undefined if
 * another tab has overtaken the listing.
 */
export async function applyFullListing(tx: PlayerTx, pulled: Pulled): Promise<number | undefined> {
  if (await isStale(tx, pulled)) return undefined;
  if (!(await readCounting(tx))) await leaveFirstVersion(tx);
  const listed = await storeChanges(tx, pulled.changes);
  const receipts = await tx.receipts.range();
  await markSessionsAnew(tx, listed, receipts);
  await markClaimsAnew(tx, listed, receipts);
  const offered = await offerAgain(tx, knownToServer(pulled.changes), receipts);
  await replaceParts(tx, 'server', pulled.parts);
  await storeRest(tx, pulled, { reset: pulled.reset ?? NO_RESET });
  return offered;
}

/** Own records count beside the server's parts unless these contain them; what other devices played is what the server says. */
async function markSessionsAnew({ sessions }: PlayerTx, listed: ReadonlySet<string>, receipts: readonly ReceiptRow[]): Promise<void> {
  const rows = await sessions.range();
  const acknowledged = new Set(receipts.map((receipt) => receipt.id));
  const marked = rows.flatMap((row): readonly SessionRow[] => {
    const contained = listed.has(row.id) ? 1 : 0;
    return row.item && row.contained !== contained ? [{ ...row, contained }] : [];
  });
  await sessions.put(marked);
  // An own game whose log was evicted stays in the history, though it cannot be offered any more.
  const gone = rows.filter((row) => !row.item && !listed.has(row.id) && !acknowledged.has(row.id));
  await sessions.delete(gone.map((row) => row.id));
}

/** The same for claims. Those of this device are queued, or have a receipt. */
async function markClaimsAnew({ claims, outbox }: PlayerTx, listed: ReadonlySet<string>, receipts: readonly ReceiptRow[]): Promise<void> {
  const rows = (await claims.range()).filter(({ id }) => !listed.has(id));
  const queued = await outbox.range({ index: 'id', anyOf: rows.map(({ id }) => id) });
  const own = new Set([...queued, ...receipts].map(({ id }) => id));
  await claims.put(rows.filter(({ id, contained }) => own.has(id) && contained === 1).map((row) => ({ ...row, contained: 0 as const })));
  await claims.delete(rows.filter(({ id }) => !own.has(id)).map(({ id }) => id));
}

/** Everything the listing speaks of: a deferred item is not contained yet, but the server has it. */
const knownToServer = (changes: readonly PullChange[]): ReadonlySet<string> => new Set(changes.map((change) => change.id));

async function offerAgain(tx: PlayerTx, known: ReadonlySet<string>, receipts: readonly ReceiptRow[]): Promise<number> {
  const lost = receipts.filter((receipt) => isAcknowledged(receipt) && !known.has(receipt.id));
  const rows = await tx.sessions.getMany(lost.map((receipt) => receipt.id));
  const sessions = itemsOf(rows.filter((row) => row !== undefined));
  const claims = lost.flatMap((receipt): readonly StoredItem[] => (receipt.item ? [receipt.item] : []));
  const items = [...sessions, ...claims];
  await tx.receipts.delete(items.map((item) => item.id));
  await queue(tx, items);
  await countAgain(tx, claims);
  return items.length;
}

/** A claim that is offered again is decided anew: until then it counts. */
async function countAgain({ claims }: PlayerTx, items: readonly StoredItem[]): Promise<void> {
  const rows = await claims.getMany(items.map(({ id }) => id));
  await claims.put(
    rows.flatMap((row): readonly ClaimRow[] => {
      if (!row?.waiting) return [];
      const { waiting: _undecided, ...rest } = row;
      return [rest];
    }),
  );
}

const isAcknowledged = (receipt: ReceiptRow): boolean => isAccepted(receipt) || receipt.status === 'waiting';

/** Those of local games that the server accepted, by what this device was told. */
export async function acknowledgedGames({ receipts }: PlayerReads, games: readonly SessionRow[]): Promise<readonly string[]> {
  const known = await receipts.getMany(games.filter((row) => row.item).map(({ id }) => id));
  return known.filter(isAccepted).map(({ id }) => id);
}

/** The cursor, and what is to be known of claims, read at one moment. */
export async function claimsBeforePull(tx: PlayerReads): Promise<BeforePull> {
  const [cursor, claims, queued] = await Promise.all([readMeta(tx, 'cursor'), claimsOf(tx, 'local'), tx.outbox.count()]);
  const receipts = await tx.receipts.getMany(claims.map(({ id }) => id));
  const waiting = receipts.flatMap((receipt) => (receipt?.status === 'waiting' ? [receipt.id] : []));
  return { cursor: cursor ?? null, acknowledged: receipts.filter(isAccepted).map(({ id }) => id), waiting: queued > 0 ? [] : waiting };
}
