import type { PlayerDatabase } from './player-database.ts';
import type { MetaRows } from './records.ts';
import { isInForce } from './rules/staged.ts';
import {
  beginListing,
  differencesOf,
  listedBy,
  lostIn,
  putInForce,
  stage,
  type Differences,
  type Listed,
  type SessionChange,
  type Slice,
  type Switch,
} from './rules/listing.ts';
import type { Pulled } from './rules/pull-store.ts';
import { releaseStaged } from './rules/release-staged.ts';
import { putMeta } from './rules/values.ts';

/** So many rows one transaction of a listing reads or stores: a game that ends meanwhile waits for no more. */
const SLICE = 100;

/**
 * Stores a full listing without holding up a game that ends meanwhile [S27]: compares it with the rows page by page, stages what is new
 * slice by slice, and then puts it in force by one transaction, which writes only what differs.
 * @returns how many items are offered again; 0 if another tab has overtaken it, `lacking` if a part that did not come is not here [S37].
 */
export async function storeListing(
  database: PlayerDatabase,
  pulled: Pulled,
  { meta = {}, slice = SLICE }: { readonly meta?: Partial<MetaRows> | undefined; readonly slice?: number } = {},
): Promise<number | 'lacking'> {
  const listed = listedBy(pulled.changes);
  while (await database.transact('autocommit', isInForce)) await database.transact('write', releaseStaged);
  for (;;) {
    const attempt = await database.transact('write', (tx) => beginListing(tx, pulled));
    if (attempt === undefined) return 0;
    const stageSlice = (each: Slice) => database.transact('write', (tx) => stage(tx, pulled, attempt, each));
    const found = await compare(database, listed, slice);
    for (const leftovers of slices(found.leftovers, slice)) if (!(await stageSlice({ leftovers }))) return 0;
    for (const sessions of slices(found.missing, slice)) if (!(await stageSlice({ sessions }))) return 0;
    const offered = await database.transact('write', async (tx) => {
      const result = await putInForce(tx, pulled, attempt, { ...found, staged: found.staged + found.missing.length });
      if (typeof result === 'number') await putMeta(tx, meta);
      return result;
    });
    if (offered !== 'compare') return offered ?? 0;
  }
}

/** Where all rows differ from a listing. Each page is read by itself; what changes meanwhile the end of the listing finds. */
async function compare(database: PlayerDatabase, listed: Listed, slice: number): Promise<Found> {
  const pages: Differences[] = [];
  const sessions = (range: PageRange) => database.transact('autocommit', (tx) => tx.sessions.range(range));
  for await (const page of pagesOf(sessions, slice))
    pages.push(await database.transact('autocommit', (tx) => differencesOf(tx, listed, page)));
  const lost: string[] = [];
  const receipts = (range: PageRange) => database.transact('autocommit', (tx) => tx.receipts.range(range));
  for await (const page of pagesOf(receipts, slice)) lost.push(...lostIn(page, listed));
  const all = (key: Exclude<keyof Differences, 'changes'>) => pages.flatMap((page) => page[key]);
  const stored = new Set(all('stored'));
  return {
    listed,
    lost,
    changes: [...pages.flatMap(({ changes }) => changes), ...without(listed.own, stored)],
    lostMarks: all('lostMarks'),
    gone: all('gone'),
    leftovers: all('leftovers'),
    missing: without(listed.sessions, stored),
    staged: all('staged').length,
  };
}

interface Found extends Switch {
  readonly leftovers: readonly string[];
  /** Sessions that have no row here. */
  readonly missing: readonly SessionChange[];
}

const without = <T>(changes: ReadonlyMap<string, T>, stored: ReadonlySet<string>): readonly T[] =>
  [...changes].flatMap(([id, change]) => (stored.has(id) ? [] : [change]));

interface PageRange {
  readonly from: string;
  readonly limit: number;
}

/** All rows in the order of their ids, page by page. */
async function* pagesOf<Row extends { readonly id: string }>(
  read: (range: PageRange) => Promise<readonly Row[]>,
  length: number,
): AsyncGenerator<readonly Row[]> {
  for (let last = '', isMore = true; isMore;) {
    const rows = (await read({ from: last, limit: length + 1 })).filter(({ id }) => id !== last).slice(0, length);
    yield rows;
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === length;
  }
}

function* slices<T>(all: readonly T[], length: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += length) yield all.slice(from, from + length);
}
