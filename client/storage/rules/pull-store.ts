import type { ListedChange } from '../../../shared/progress/counted/counted.ts';
import type { Part, Profile, Reset, SessionSummary } from '../../../shared/contract/state.ts';
import type { ClaimRow, MetaRows, SessionRow } from '../tables/rows.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import { asLive } from './staged.ts';
import { storeResults } from './apply-results.ts';
import { claimsOf } from './counted-rows.ts';
import { isOfThisBuild, type Basis } from './counting.ts';
import { withCachedPicture } from './picture.ts';
import { isClaim } from './kinds.ts';
import { isAccepted } from './receipts.ts';
import { counting, recountLocal } from './recount.ts';
import { isSame } from './same.ts';
import { putParts, type PartPlace } from './stored-parts.ts';
import { putMeta, readMeta } from './values.ts';

/** One whole pull, all its pages together. Every part is of a fold and version that this build has. */
export interface Pulled {
  /**
   * The stored cursor when this pull began (null: none). If another tab has stored a pull since, nothing of this one is kept:
   * older figures must never replace newer ones while the marks of the newer ones stay (P6). Absent: no check.
   */
  readonly base?: string | null;
  readonly changes: readonly ListedChange[];
  /** Those that changed since `base`; of a full listing, all. */
  readonly parts: readonly Part[];
  /** Of a full listing: the server's parts that did not come, for this device has them and keeps them [S37]. */
  readonly spared?: readonly PartPlace[];
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

type Change<Type> = Extract<ListedChange, { type: Type }>;

export const ofType = <Type extends ListedChange['type']>(changes: readonly ListedChange[], type: Type): readonly Change<Type>[] =>
  changes.filter((change): change is Change<Type> => change.type === type);

/**
 * Stores a pull [S5]: results, rows, marks, parts and cursor together, with what the contact told. Nothing of it if another tab has
 * overtaken it, or if the parts that it adds to are being counted anew (S20): then the next pull brings the same.
 */
export async function applyPull(tx: PlayerTx, pulled: Pulled, meta?: Partial<MetaRows>): Promise<void> {
  const now = await counting(tx);
  if (!isOfThisBuild(now) || (await isStale(tx, pulled))) return;
  await storeChanges(tx, pulled.changes);
  await putParts(tx, 'server', pulled.parts);
  await storeRest(tx, pulled, { ...now, ...(pulled.reset && { reset: pulled.reset }) });
  if (meta) await putMeta(tx, meta);
}

/** Another tab has stored a pull since this one began. */
export async function isStale(tx: PlayerReads, { base }: Pulled): Promise<boolean> {
  return base !== undefined && base !== ((await readMeta(tx, 'cursor')) ?? null);
}

/** What comes with the changes: profile, cursor, generation, claims that wait in vain; and what is local is counted anew. */
export async function storeRest(tx: PlayerTx, { profile, cursor, stillWaiting = [] }: Pulled, basis: Basis): Promise<void> {
  if (profile) await tx.state.put([{ key: 'profile', value: await withCachedPicture(tx, profile) }]);
  await putMeta(tx, { cursor, generation: Math.max((await readMeta(tx, 'generation')) ?? 0, basis.reset.generation) });
  await leaveUndecided(tx, stillWaiting);
  await recountLocal(tx, basis);
}

/** Stores results, sessions, claims and marks. What is stored already is not written again. */
export async function storeChanges(tx: PlayerTx, changes: readonly ListedChange[]): Promise<void> {
  const nowMs = (await readMeta(tx, 'lastSyncMs')) ?? 0;
  const results = ofType(changes, 'result').map(({ id, result }) => ({ ...result, id }));
  await storeResults(tx, results, nowMs);
  await storeSessions(tx, ofType(changes, 'session'));
  await storeClaims(tx, ofType(changes, 'claim'));
  await markContained(
    tx,
    ofType(changes, 'own').map(({ id }) => id),
  );
}

/** A summary from the server is how the session counts; an own record of the same id keeps its log. */
async function storeSessions({ sessions }: PlayerTx, changes: readonly Change<'session'>[]): Promise<void> {
  const known = await sessions.getMany(changes.map((change) => change.id));
  const rows = changes.map(({ id, session }, index): SessionRow => ({
    ...asLive(known[index] ?? unknownRow(id, session)),
    summary: session,
    contained: 1,
  }));
  await sessions.put(rows.filter((row, index) => !isSame(row, known[index])));
}

/** A session of another device, as a pull lists it. */
export const unknownRow = (id: string, summary: SessionSummary): SessionRow => ({ id, summary, contained: 1 });

/** A claim that stands counts as the server says, whoever made it [S18]. */
async function storeClaims({ claims }: PlayerTx, changes: readonly Change<'claim'>[]): Promise<void> {
  const known = await claims.getMany(changes.map((change) => change.id));
  const rows = changes.map(({ id, counts }, index): ClaimRow => {
    const { waiting: _undecided, ...row } = known[index] ?? { id };
    return { ...row, counts, contained: 1 };
  });
  await claims.put(rows.filter((row, index) => !isSame(row, known[index])));
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

/** Those of local games that the server accepted, by what this device was told. */
export async function acknowledgedGames({ receipts }: PlayerReads, games: readonly SessionRow[]): Promise<readonly string[]> {
  const known = await receipts.getMany(games.filter((row) => row.item).map(({ id }) => id));
  return known.filter(isAccepted).map(({ id }) => id);
}

/** The cursor, and what is to be known of claims, read at one moment. */
export async function claimsBeforePull(tx: PlayerReads): Promise<BeforePull> {
  const [cursor, claims, queued] = await Promise.all([readMeta(tx, 'cursor'), claimsOf(tx, 'local'), tx.outbox.count()]);
  const receipts = await tx.receipts.getMany(claims.map(({ id }) => id));
  const waiting = receipts.flatMap((receipt) => (receipt?.status === 'waiting' && isClaim(receipt.kind) ? [receipt.id] : []));
  return { cursor: cursor ?? null, acknowledged: receipts.filter(isAccepted).map(({ id }) => id), waiting: queued > 0 ? [] : waiting };
}
