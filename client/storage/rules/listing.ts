import type { ListedChange } from '../../../shared/progress/counted/counted.ts';
import { NO_RESET } from '../../../shared/progress/counted/reset.ts';
import type { ClaimRow, ReceiptRow, SessionRow, StoredItem } from '../tables/rows.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import { isStaged } from './staged.ts';
import { readCounting } from './counting.ts';
import { leaveFirstVersion } from './first-version.ts';
import { isGame } from './kinds.ts';
import { itemsOf, queue, queuedById } from './outbox.ts';
import { isStale, ofType, storeChanges, storeRest, unknownRow, type Pulled } from './pull-store.ts';
import { isAccepted, sessionBefore } from './receipts.ts';
import { isSame } from './same.ts';
import { replaceParts, sparedParts } from './stored-parts.ts';
import { readState } from './values.ts';

export type SessionChange = Extract<ListedChange, { type: 'session' }>;

/** Everything that a full listing says of items. */
export interface Listed {
  readonly sessions: ReadonlyMap<string, SessionChange>;
  readonly own: ReadonlyMap<string, Extract<ListedChange, { type: 'own' }>>;
  /** Claims, and results of what was deferred: so few that they are looked at when the listing is put in force. */
  readonly others: readonly ListedChange[];
  /** What the server contains. */
  readonly contained: ReadonlySet<string>;
  /** Everything it speaks of: a deferred item is not contained yet, but the server has it. */
  readonly known: ReadonlySet<string>;
}

export function listedBy(changes: readonly ListedChange[]): Listed {
  const [sessions, own, claims] = [ofType(changes, 'session'), ofType(changes, 'own'), ofType(changes, 'claim')];
  return {
    sessions: new Map(sessions.map((change) => [change.id, change])),
    own: new Map(own.map((change) => [change.id, change])),
    others: [...claims, ...ofType(changes, 'result')],
    contained: new Set([...own, ...sessions, ...claims].map(({ id }) => id)),
    known: new Set(changes.map(({ id }) => id)),
  };
}

/** Where the rows differ from a listing. Rows of sessions and receipts are compared a page at a time, each page with `differences`. */
export interface Differences {
  /** Sessions whose rows say something else. */
  readonly changes: readonly ListedChange[];
  /** Own sessions that the server does not contain any more. */
  readonly lostMarks: readonly string[];
  /** Sessions of other devices that are not listed any more. */
  readonly gone: readonly string[];
  /** Sessions that have a row of this listing. */
  readonly stored: readonly string[];
  /** Those of them that are staged. */
  readonly staged: readonly string[];
  /** What is staged for a listing that was cut off, and is not in this one as it was in that. */
  readonly leftovers: readonly string[];
}

/** Where a page of sessions differs. */
export async function differencesOf({ receipts }: PlayerReads, listed: Listed, page: readonly SessionRow[]): Promise<Differences> {
  const rows = page.filter((row) => !isStaged(row));
  const [staged, leftovers] = split(page.filter(isStaged), ({ id, summary }) => isSame(listed.sessions.get(id)?.session, summary));
  const unlisted = rows.filter(({ id }) => !listed.contained.has(id));
  const [own, others] = split(unlisted, ({ item }) => item !== undefined);
  // An own game whose log was evicted stays in the history, though it cannot be offered any more.
  const acknowledged = await receipts.getMany(idsOf(others));
  return {
    changes: rows.flatMap((row) => changesTo(row, listed)),
    lostMarks: idsOf(own.filter(({ contained }) => contained === 1)),
    gone: idsOf(others.filter((_, index) => acknowledged[index] === undefined)),
    stored: idsOf([...rows, ...staged]),
    staged: idsOf(staged),
    leftovers: idsOf(leftovers),
  };
}

/** What the listing says of a row that says something else. */
function changesTo({ id, summary, contained }: SessionRow, listed: Listed): readonly ListedChange[] {
  const [session, own] = [listed.sessions.get(id), listed.own.get(id)];
  if (session) return contained === 1 && isSame(session.session, summary) ? [] : [session];
  return own && contained === 0 ? [own] : [];
}

/** Of a page of receipts those of items that the server has acknowledged and does not list: they are offered again. */
export const lostIn = (page: readonly ReceiptRow[], { known }: Listed): readonly string[] =>
  idsOf(page.filter((receipt) => isOffered(receipt) && isAcknowledged(receipt) && !known.has(receipt.id)));

/** Whether this device may have the item still. */
const isOffered = ({ kind, item }: ReceiptRow): boolean => item !== undefined || isGame(kind);

const isAcknowledged = (receipt: ReceiptRow): boolean => isAccepted(receipt) || receipt.status === 'waiting';

/** Begins to store a listing. The number of the attempt, or undefined if another tab has overtaken it. */
export async function beginListing(tx: PlayerTx, pulled: Pulled): Promise<number | undefined> {
  if (await isStale(tx, pulled)) return undefined;
  const attempt = ((await readState(tx, 'listing'))?.attempt ?? 0) + 1;
  await tx.state.put([{ key: 'listing', value: { attempt } }]);
  return attempt;
}

/** Nobody has stored a pull, or begun to store a listing, since this attempt began. */
async function isUnderWay(tx: PlayerReads, pulled: Pulled, attempt: number): Promise<boolean> {
  const listing = await readState(tx, 'listing');
  return listing?.attempt === attempt && !listing.inForce && !(await isStale(tx, pulled));
}

/** What one transaction stages for a listing. */
export interface Slice {
  readonly leftovers?: readonly string[];
  readonly sessions?: readonly SessionChange[];
}

/** Stages sessions that are new here for the listing, and removes leftovers [S27]. False if another tab has overtaken it. */
export async function stage(tx: PlayerTx, pulled: Pulled, attempt: number, { leftovers = [], sessions = [] }: Slice): Promise<boolean> {
  if (!(await isUnderWay(tx, pulled, attempt))) return false;
  await tx.sessions.delete(idsOf((await tx.sessions.getMany(leftovers)).filter((row) => row !== undefined && isStaged(row))));
  // A game that was finished or absorbed here meanwhile keeps its row: the end finds that.
  await tx.sessions.add(sessions.map(({ id, session }) => ({ ...unknownRow(id, session), ahead: 1 as const })));
  return true;
}

/** All that a listing changes, but for what is staged. */
export interface Switch extends Pick<Differences, 'changes' | 'lostMarks' | 'gone'> {
  readonly listed: Listed;
  readonly lost: readonly string[];
  /** How many rows are staged. */
  readonly staged: number;
}

/**
 * Puts a listing in force [S8, S27]: rows, marks, parts, cursor and staged rows together. How many items are offered again; undefined
 * if another tab has overtaken it, `compare` if a game took the place of a staged row: then the rows are to be compared anew; `lacking`
 * if a part that did not come is not here [S37].
 */
export async function putInForce(
  tx: PlayerTx,
  pulled: Pulled,
  attempt: number,
  found: Switch,
): Promise<number | 'compare' | 'lacking' | undefined> {
  if (!(await isUnderWay(tx, pulled, attempt))) return undefined;
  if ((await tx.sessions.count({ index: 'ahead' })) !== found.staged) return 'compare';
  const kept = await sparedParts(tx, pulled.spared ?? []);
  if (!kept) return 'lacking';
  if (!(await readCounting(tx))) await leaveFirstVersion(tx);
  await storeChanges(tx, [...found.changes, ...found.listed.others]);
  await tx.state.put([{ key: 'listing', value: { attempt, ...(found.staged > 0 && { inForce: true as const }) } }]);
  await leaveSessions(tx, found);
  await markClaimsAnew(tx, found.listed);
  const offered = await offerAgain(tx, found.lost);
  // A part that came is the later one: it may have changed while the pages came.
  await replaceParts(tx, 'server', [...kept, ...pulled.parts]);
  await storeRest(tx, pulled, { reset: pulled.reset ?? NO_RESET });
  return offered;
}

/** Own records count beside the server's parts unless these contain them; what other devices played is what the server says. */
async function leaveSessions({ sessions }: PlayerTx, { lostMarks, gone }: Switch): Promise<void> {
  const own = (await sessions.getMany(lostMarks)).filter((row) => row?.contained === 1);
  await sessions.put(own.flatMap((row) => (row ? [{ ...row, contained: 0 as const }] : [])));
  await sessions.delete(gone);
}

/** The same for claims. Those of this device are queued, or have a receipt. */
async function markClaimsAnew(tx: PlayerTx, { contained }: Listed): Promise<void> {
  const rows = (await tx.claims.range()).filter(({ id }) => !contained.has(id));
  const [queued, receipts] = await Promise.all([queuedById(tx, idsOf(rows)), tx.receipts.getMany(idsOf(rows))]);
  const here = new Set([...queued, ...receipts].map((row) => row?.id));
  const [own, others] = split(rows, ({ id }) => here.has(id));
  await tx.claims.put(own.filter((row) => row.contained === 1).map((row): ClaimRow => ({ ...row, contained: 0 })));
  await tx.claims.delete(idsOf(others));
}

async function offerAgain(tx: PlayerTx, lost: readonly string[]): Promise<number> {
  const receipts = (await tx.receipts.getMany(lost)).filter((receipt) => receipt !== undefined && isAcknowledged(receipt));
  const rows = await tx.sessions.getMany(receipts.flatMap((receipt) => receipt?.id ?? []));
  const before = rows.flatMap((row) => (row?.item ? [row] : []));
  const games = before.map(sessionBefore);
  await tx.sessions.put(games.filter((game, index) => !isSame(game, before[index])));
  const claims = receipts.flatMap((receipt): readonly StoredItem[] => (receipt?.item ? [receipt.item] : []));
  const items = [...itemsOf(games), ...claims];
  await tx.receipts.delete(idsOf(items));
  await queue(tx, items);
  await countAgain(tx, claims);
  return items.length;
}

/** A claim that is offered again is decided anew: until then it counts. */
async function countAgain({ claims }: PlayerTx, items: readonly StoredItem[]): Promise<void> {
  const rows = await claims.getMany(idsOf(items));
  await claims.put(
    rows.flatMap((row): readonly ClaimRow[] => {
      if (!row?.waiting) return [];
      const { waiting: _undecided, ...rest } = row;
      return [rest];
    }),
  );
}

const idsOf = (rows: readonly ({ readonly id: string } | undefined)[]): readonly string[] => rows.flatMap((row) => row?.id ?? []);

const split = <T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [readonly T[], readonly T[]] => [
  all.filter(isFirst),
  all.filter((one) => !isFirst(one)),
];
