import { NO_RESET } from '../../../shared/progress/counted/reset.ts';
import { foldOf } from '../../../shared/progress/folds/registry.ts';
import { listParts, touchedAfter } from '../../../shared/progress/parts.ts';
import type { Counting } from '../tables/rows.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import { isInForce } from './staged.ts';
import { countedOf, countLocalGames, foldRows, ORIGINS, type CountedRow } from './counted-rows.ts';
import {
  countedBy,
  GROWN_HEAD,
  hasUnlistedParts,
  isOfThisBuild,
  isRecounting,
  putCounting,
  readCounting,
  recountedTo,
  type Basis,
  type Recounting,
} from './counting.ts';
import { leaveFirstVersion } from './first-version.ts';
import { PAGE, sessionsAfter } from './pages.ts';
import { releaseStaged } from './release-staged.ts';
import { addToParts, clearParts, putParts, replaceParts, withStored } from './stored-parts.ts';
import { putMeta, readStates } from './values.ts';

/**
 * The state of counting. Where the parts are not in order, one page of them is counted anew first [S20]: afterwards they are in order, if
 * that was all, or further pages follow (`tidy`).
 */
export async function counting(tx: PlayerTx): Promise<Counting> {
  const before = await readCounting(tx);
  if (isOfThisBuild(before)) return before;
  if (isRecounting(before)) return countPage(tx, before);
  if (before === undefined) await leaveFirstVersion(tx);
  // As if none had ever run: the next one says nothing of what is here, so that all parts come.
  if (before !== undefined && !hasUnlistedParts(before)) await putMeta(tx, { lastFullListingMs: 0 });
  const isNew = before === undefined && (await tx.sessions.count()) === 0;
  return recount(tx, { reset: before?.reset ?? NO_RESET, ...(isNew && { evidenceMade: true }) });
}

/** Begins to count all parts anew, from the rows, and counts the first page: where there are no more games, all of them. */
async function recount(tx: PlayerTx, basis: Basis): Promise<Counting> {
  await clearParts(tx);
  await addRows(tx, basis, await tx.claims.range());
  return countPage(tx, recountedTo('', basis));
}

/** Counts the next page of games. With the last of them the parts are in order. */
async function countPage(tx: PlayerTx, now: Recounting): Promise<Counting> {
  const rows = await sessionsAfter(tx, now.recounted, PAGE);
  await addRows(tx, now, rows);
  const last = rows.at(-1);
  const after = last && rows.length === PAGE ? recountedTo(last.id, now, now.head) : countedBy(now, now.head);
  await putCounting(tx, after);
  return after;
}

async function addRows(tx: PlayerTx, { reset }: Basis, rows: readonly CountedRow[]): Promise<void> {
  for (const origin of ORIGINS) {
    const touched = touchedAfter(reset, countedOf(rows, origin));
    await addToParts(tx, origin, origin === 'server' ? touched.filter(({ fold }) => !foldOf(fold).unlisted) : touched);
  }
}

/**
 * Computes the local fold anew: sums, maxima and minima can be merged, but nothing can be taken out of them. The server's parts are this
 * build's. With more games than a page all parts are counted anew, page by page.
 */
export async function recountLocal(tx: PlayerTx, basis: Basis): Promise<void> {
  if ((await countLocalGames(tx)) > PAGE) return void (await recount(tx, basis));
  await replaceParts(tx, 'local', listParts(await foldRows(tx, 'local', basis.reset)));
  await putCounting(tx, countedBy(basis));
}

/** What rows count as has changed. */
export async function recountChanged(tx: PlayerTx): Promise<void> {
  const before = await readCounting(tx);
  if (isOfThisBuild(before)) return recountLocal(tx, before);
  if (isRecounting(before)) return void (await recount(tx, before));
  await counting(tx);
}

/** Facts and evidence were made of all rows that can have them. */
export async function recountComplete(tx: PlayerTx): Promise<void> {
  const before = await readCounting(tx);
  if (before === undefined) await leaveFirstVersion(tx);
  await recount(tx, { reset: before?.reset ?? NO_RESET, evidenceMade: true });
}

/** Whether `tidy` has something to do. */
export async function isUntidy(tx: PlayerReads): Promise<boolean> {
  const [now, listing] = await readStates(tx, ['counting', 'listing']);
  return listing?.inForce === true || !isOfThisBuild(now) || now.head.items >= GROWN_HEAD;
}

/**
 * Settles a page of a listing in force, counts a page of parts that are not in order, or brings a grown head into the parts: so a write or
 * a read stays small however much was played. To be repeated until nothing is untidy.
 */
export async function tidy(tx: PlayerTx): Promise<void> {
  if (await isInForce(tx)) return releaseStaged(tx);
  const before = await readCounting(tx);
  if (!isOfThisBuild(before)) return void (await counting(tx));
  await putParts(tx, 'local', listParts(await withStored(tx, 'local', before.head.parts)));
  await putCounting(tx, countedBy(before));
}
