import type { PlayerDocument } from '../../shared/contract/state.ts';
import type { PullChange } from '../../shared/contract/sync.ts';
import { refoldUncontained } from './finish-session.ts';
import { itemsOf, queuedRow } from './outbox.ts';
import type { PulledPage } from './player-store.ts';
import type { PlayerTx } from './player-tx.ts';
import type { ReceiptRow, SessionRow, StoredItem } from './records.ts';
import { settle } from './settle.ts';

type Change<Type> = Extract<PullChange, { type: Type }>;

const ofType = <Type extends PullChange['type']>(changes: readonly PullChange[], type: Type): readonly Change<Type>[] =>
  changes.filter((change): change is Change<Type> => change.type === type);

/** Stores a page [S5]: its results and cursor at once; the marks only together with the document that contains them. */
export async function applyPull(tx: PlayerTx, page: PulledPage): Promise<boolean> {
  if (await isStale(tx, page)) return false;
  const marks = await storeChanges(tx, page.changes);
  await tx.putMeta({ cursor: page.cursor });
  if (page.document) await storeDocument(tx, page.document, marks);
  else await keepForLater(tx, marks);
  return true;
}

/** The marks wait; figures that the server gave for own games count at once, as a correction does. */
async function keepForLater(tx: PlayerTx, marks: readonly string[]): Promise<void> {
  await tx.addPulled(marks);
  await refoldUncontained(tx);
}

/** Another tab has stored a pull since this one began. */
async function isStale(tx: PlayerTx, { base }: PulledPage): Promise<boolean> {
  return base !== undefined && base !== ((await tx.meta('cursor')) ?? null);
}

async function storeDocument(tx: PlayerTx, document: PlayerDocument, marks: readonly string[]): Promise<void> {
  const contained = new Set([...(await tx.pulledIds()), ...marks]);
  await markContained(tx, contained);
  await tx.clearPulled();
  await tx.putState('document', document);
  await refoldUncontained(tx);
}

/** Stores results and the sessions of other devices; returns the ids that the coming document contains. */
async function storeChanges(tx: PlayerTx, changes: readonly PullChange[]): Promise<readonly string[]> {
  const results = ofType(changes, 'result');
  const nowMs = (await tx.meta('lastSyncMs')) ?? 0;
  await settle(
    tx,
    results.map((change) => ({ ...change.result, id: change.id })),
    nowMs,
  );
  const remote = ofType(changes, 'session');
  await storeRemote(tx, remote);
  return [...ofType(changes, 'own'), ...remote].map((change) => change.id);
}

/** A summary from the server is how the session counts; an own record of the same id keeps its log. */
async function storeRemote(tx: PlayerTx, changes: readonly Change<'session'>[]): Promise<void> {
  const known = await tx.sessions(changes.map((change) => change.id));
  await tx.putSessions(
    changes.map((change, index): SessionRow => {
      const own = known[index];
      return own ? { ...own, summary: change.session } : { id: change.id, summary: change.session, contained: 1 };
    }),
  );
}

async function markContained(tx: PlayerTx, ids: ReadonlySet<string>): Promise<void> {
  const rows = await tx.sessions([...ids]);
  await tx.putSessions(rows.flatMap((row) => (row && row.contained === 0 ? [{ ...row, contained: 1 as const }] : [])));
}

/**
 * Swaps in everything the server has, and offers it again what it lost [S8]. Returns how many items were put back, or undefined if
 * nothing was stored: the listing is stale, or has no document to go with its marks.
 */
export async function applyFullListing(tx: PlayerTx, page: PulledPage): Promise<number | undefined> {
  if (!page.document || (await isStale(tx, page))) return undefined;
  const listed = new Set(await storeChanges(tx, page.changes));
  const receipts = await tx.allReceipts();
  await markAnew(tx, listed, receipts);
  const offered = await offerAgain(tx, knownToServer(page.changes), receipts);
  await tx.clearPulled();
  await tx.putMeta({ cursor: page.cursor });
  await tx.putState('document', page.document);
  await refoldUncontained(tx);
  return offered;
}

/** Own records count beside the document unless it contains them; what other devices played is what the server says. */
async function markAnew(tx: PlayerTx, listed: ReadonlySet<string>, receipts: readonly ReceiptRow[]): Promise<void> {
  const rows = await tx.allSessions();
  const acknowledged = new Set(receipts.map((receipt) => receipt.id));
  const marked = rows.flatMap((row): readonly SessionRow[] => {
    const contained = listed.has(row.id) ? 1 : 0;
    return row.item && row.contained !== contained ? [{ ...row, contained }] : [];
  });
  await tx.putSessions(marked);
  // An own game whose log was evicted stays in the history, though it cannot be offered any more.
  const gone = rows.filter((row) => !row.item && !listed.has(row.id) && !acknowledged.has(row.id));
  await tx.dropSessions(gone.map((row) => row.id));
}

/** Everything the listing speaks of: a deferred item is not in the document yet, but the server has it. */
const knownToServer = (changes: readonly PullChange[]): ReadonlySet<string> => new Set(changes.map((change) => change.id));

async function offerAgain(tx: PlayerTx, known: ReadonlySet<string>, receipts: readonly ReceiptRow[]): Promise<number> {
  const lost = receipts.filter((receipt) => isAcknowledged(receipt) && !known.has(receipt.id));
  const rows = await tx.sessions(lost.map((receipt) => receipt.id));
  const sessions = itemsOf(rows.filter((row) => row !== undefined));
  const claims = lost.flatMap((receipt): readonly StoredItem[] => (receipt.item ? [receipt.item] : []));
  const items = [...sessions, ...claims];
  await tx.dropReceipts(items.map((item) => item.id));
  await tx.addQueued(items.map(queuedRow));
  return items.length;
}

const isAcknowledged = (receipt: ReceiptRow): boolean =>
  receipt.status === 'accepted' || receipt.status === 'corrected' || receipt.status === 'waiting';
