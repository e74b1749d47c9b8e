import type { PlayerDocument } from '../../../shared/contract/state.ts';
import type { PullChange } from '../../../shared/contract/sync.ts';
import type { ReceiptRow, SessionRow, StoredItem } from '../tables/rows.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import { applyResults } from './apply-results.ts';
import { notInDocument, refoldLocal } from './fold.ts';
import { itemsOf, queue } from './outbox.ts';
import { isAccepted } from './receipts.ts';
import { putMeta, readMeta } from './values.ts';

/** One page of a pull, with what must be stored together with it. */
export interface PulledPage {
  /**
   * The stored cursor when this pull began (null: none). If another tab has stored a pull since, nothing of this page is kept:
   * an older document must never replace a newer one while the marks of the newer one stay (P6). Absent: no check.
   */
  readonly base?: string | null;
  readonly changes: readonly PullChange[];
  readonly cursor: string;
  readonly document?: PlayerDocument;
}

type Change<Type> = Extract<PullChange, { type: Type }>;

const ofType = <Type extends PullChange['type']>(changes: readonly PullChange[], type: Type): readonly Change<Type>[] =>
  changes.filter((change): change is Change<Type> => change.type === type);

/** Stores a page [S5]: its results and cursor at once; the marks only together with the document that contains them. */
export async function applyPull(tx: PlayerTx, page: PulledPage): Promise<boolean> {
  if (await isStale(tx, page)) return false;
  const marks = await storeChanges(tx, page.changes);
  await putMeta(tx, { cursor: page.cursor });
  if (page.document) await storeDocument(tx, page.document, marks);
  else await keepForLater(tx, marks);
  return true;
}

/** The marks wait; figures that the server gave for own games count at once, as a correction does. */
async function keepForLater(tx: PlayerTx, marks: readonly string[]): Promise<void> {
  await tx.pulled.put(marks.map((id) => ({ id })));
  await refoldLocal(tx);
}

/** Another tab has stored a pull since this one began. */
async function isStale(tx: PlayerReads, { base }: PulledPage): Promise<boolean> {
  return base !== undefined && base !== ((await readMeta(tx, 'cursor')) ?? null);
}

async function storeDocument(tx: PlayerTx, document: PlayerDocument, marks: readonly string[]): Promise<void> {
  const earlier = (await tx.pulled.range()).map(({ id }) => id);
  await markInDocument(tx, new Set([...earlier, ...marks]));
  await swapDocument(tx, document);
}

/** The document as it is now, with no mark that waits for it. */
async function swapDocument(tx: PlayerTx, value: PlayerDocument): Promise<void> {
  await tx.pulled.clear();
  await tx.state.put([{ key: 'document', value }]);
  await refoldLocal(tx);
}

/** Stores results and the sessions of other devices; returns the ids that the coming document contains. */
async function storeChanges(tx: PlayerTx, changes: readonly PullChange[]): Promise<readonly string[]> {
  const results = ofType(changes, 'result');
  const nowMs = (await readMeta(tx, 'lastSyncMs')) ?? 0;
  await applyResults(
    tx,
    results.map((change) => ({ ...change.result, id: change.id })),
    nowMs,
  );
  const remote = ofType(changes, 'session');
  await storeRemote(tx, remote);
  return [...ofType(changes, 'own'), ...remote].map((change) => change.id);
}

/** A summary from the server is how the session counts; an own record of the same id keeps its log. */
async function storeRemote({ sessions }: PlayerTx, changes: readonly Change<'session'>[]): Promise<void> {
  const known = await sessions.getMany(changes.map((change) => change.id));
  await sessions.put(
    changes.map((change, index): SessionRow => {
      const own = known[index];
      return own ? { ...own, summary: change.session } : { id: change.id, summary: change.session, contained: 1 };
    }),
  );
}

async function markInDocument({ sessions }: PlayerTx, ids: ReadonlySet<string>): Promise<void> {
  const rows = await sessions.getMany([...ids]);
  await sessions.put(rows.flatMap((row) => (row && row.contained === 0 ? [{ ...row, contained: 1 as const }] : [])));
}

/**
 * Swaps in everything the server has, and offers it again what it lost [S8]. Returns how many items were put back, or undefined if
 * nothing was stored: the listing is stale, or has no document to go with its marks.
 */
export async function applyFullListing(tx: PlayerTx, page: PulledPage): Promise<number | undefined> {
  if (!page.document || (await isStale(tx, page))) return undefined;
  const listed = new Set(await storeChanges(tx, page.changes));
  const receipts = await tx.receipts.range();
  await markAnew(tx, listed, receipts);
  const offered = await offerAgain(tx, knownToServer(page.changes), receipts);
  await putMeta(tx, { cursor: page.cursor });
  await swapDocument(tx, page.document);
  return offered;
}

/** Own records count beside the document unless it contains them; what other devices played is what the server says. */
async function markAnew({ sessions }: PlayerTx, listed: ReadonlySet<string>, receipts: readonly ReceiptRow[]): Promise<void> {
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

/** Everything the listing speaks of: a deferred item is not in the document yet, but the server has it. */
const knownToServer = (changes: readonly PullChange[]): ReadonlySet<string> => new Set(changes.map((change) => change.id));

async function offerAgain(tx: PlayerTx, known: ReadonlySet<string>, receipts: readonly ReceiptRow[]): Promise<number> {
  const lost = receipts.filter((receipt) => isAcknowledged(receipt) && !known.has(receipt.id));
  const rows = await tx.sessions.getMany(lost.map((receipt) => receipt.id));
  const sessions = itemsOf(rows.filter((row) => row !== undefined));
  const claims = lost.flatMap((receipt): readonly StoredItem[] => (receipt.item ? [receipt.item] : []));
  const items = [...sessions, ...claims];
  await tx.receipts.delete(items.map((item) => item.id));
  await queue(tx, items);
  return items.length;
}

const isAcknowledged = (receipt: ReceiptRow): boolean => isAccepted(receipt) || receipt.status === 'waiting';

/**
 * Own sessions that the server acknowledged and the document does not contain. A whole pull that began after the acknowledgement
 * contains them, unless the server has lost them (P9).
 */
export async function unlisted(tx: PlayerReads): Promise<readonly string[]> {
  const own = (await notInDocument(tx)).filter((row) => row.item);
  const receipts = await tx.receipts.getMany(own.map((row) => row.id));
  return receipts.filter(isAccepted).map((receipt) => receipt.id);
}
