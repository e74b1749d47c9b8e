import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Part, Reset } from '../../shared/contract/state.ts';
import type { Counted } from '../../shared/progress/counted/counted.ts';
import { FOLD_NAMES, foldOf, type FoldName } from '../../shared/progress/folds/registry.ts';
import { addItems, foldAfter, listParts, partsIn, placeOf, touchedAfter, unionParts, type Parts } from '../../shared/progress/parts.ts';
import { insertOrReplaceRows } from '../database/multi-row-insert.ts';
import { prepared } from '../database/prepared.ts';
import type { Store, Writer } from '../database/store.ts';
import { unpackCounted } from './stored-summary.ts';
import type { PartsTable } from '../database/tables/sync.ts';
import { gainOf, NO_TOTALS, OVERLAPPING, totalsIn, type Totals } from './totals.ts';

/** A part as a query gives it. */
export type StoredPart = Omit<PartsTable, 'player'>;

/** A change of a locked player, with what all resets come to by then. */
export interface Change {
  readonly player: string;
  readonly seq: number;
  readonly reset: Reset;
}

/** Parts of a player that this build can read. */
export function partsOf(rows: readonly Omit<StoredPart, 'seq'>[]): Parts {
  return partsIn(rows.map(({ part, ...row }) => ({ ...row, part: JSON.parse(part) as unknown })));
}

/**
 * The parts at some places, by one look-up each. Asked for with `in`, SQLite would read all parts of each fold, and so the more the
 * longer somebody plays; a cross join keeps its order.
 */
const selectPlaces = prepared((db, { player, folds, buckets }: { player: string; folds: readonly string[]; buckets: readonly string[] }) =>
  db
    .selectFrom(sql<Place>`(values ${sql.join(folds.map((fold, i) => sql`(${fold}, ${buckets[i]})`))})`.as('place'))
    .crossJoin('parts')
    .select(['parts.fold', 'parts.bucket', 'parts.part'])
    .where('parts.player', '=', player)
    .whereRef('parts.fold', '=', 'place.column1')
    .whereRef('parts.bucket', '=', 'place.column2'),
);

/** Both engines name the columns of bare values so. */
interface Place {
  readonly column1: string;
  readonly column2: string;
}

/** Some figures of a player, whole. */
export async function readFigures(db: Writer, player: string, folds: readonly FoldName[] = FOLD_NAMES): Promise<Parts> {
  const rows = await db
    .selectFrom('parts')
    .select(['fold', 'bucket', 'version', 'part'])
    .where('player', '=', player)
    .where('fold', 'in', folds)
    .execute();
  return partsOf(rows);
}

/**
 * Counts further items of a locked player, at a change: only the parts that they touch are read and written.
 * @param items of that change, so at most MAX_ROWS_A_CHANGE (history.ts).
 * @returns what they add to the player's totals, for the row that gets the change's number.
 */
export async function addToParts(writer: Writer, dialect: Store['dialect'], change: Change, items: readonly Counted[]): Promise<Totals> {
  const { player, reset } = change;
  const touched = touchedAfter(reset, items);
  if (touched.length === 0) return NO_TOTALS;
  const [folds, buckets] = [touched.map(({ fold }) => fold), touched.map(({ bucket }) => bucket)];
  const stored = new Map((await selectPlaces(writer, { player, folds, buckets })).map((row) => [placeOf(row), row.part]));
  const isOverlapping = folds.includes(OVERLAPPING);
  const before = partsOfPlaces(isOverlapping ? await readFigures(writer, player, [OVERLAPPING]) : NO_PARTS);
  const after = partsOfPlaces(before);
  const rows = touched.map((part) => {
    const { fold, bucket } = part;
    const text = stored.get(placeOf(part));
    const old: unknown = text === undefined ? undefined : JSON.parse(text);
    const young = addItems(part, old);
    if (old !== undefined) put(before, fold, bucket, old);
    put(after, fold, bucket, young);
    return rowOf({ fold, bucket, version: foldOf(fold).version, part: young });
  });
  await writeParts(writer, dialect, change, rows);
  return gainOf(before, after);
}

type ChangingParts = Map<FoldName, Map<string, unknown>>;

const NO_PARTS: Parts = new Map();

/** A copy to put parts into. */
const partsOfPlaces = (parts: Parts): ChangingParts => new Map([...parts].map(([fold, buckets]) => [fold, new Map(buckets)]));

function put(parts: ChangingParts, fold: FoldName, bucket: string, part: unknown): void {
  const buckets = parts.get(fold);
  if (buckets) buckets.set(bucket, part);
  else parts.set(fold, new Map([[bucket, part]]));
}

/** A part of a player at a change, as it is stored. */
type PartRow = Omit<PartsTable, 'player' | 'seq'>;

const rowOf = ({ fold, bucket, version, part }: Part): PartRow => ({ fold, bucket, version, part: JSON.stringify(part) });

const KEY = ['player', 'fold', 'bucket'] as const satisfies readonly (keyof PartsTable)[];
const COLUMNS = ['fold', 'bucket', 'version', 'part'] as const satisfies readonly (keyof PartRow)[];
/** So many rows a statement: engines bound the number of its values. */
const MAX_ROWS = 100;

async function writeParts(
  writer: Writer,
  dialect: Store['dialect'],
  { player, seq }: Pick<Change, 'player' | 'seq'>,
  rows: readonly PartRow[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += MAX_ROWS) {
    const values: unknown[] = [];
    for (const { fold, bucket, version, part } of rows.slice(from, from + MAX_ROWS)) values.push(fold, bucket, version, part);
    await writer.executeQuery(insertOrReplaceRows(dialect, 'parts', KEY, { shared: { player, seq }, columns: COLUMNS, values }));
  }
}

/** The items of a player that can count. */
const countable = (db: Writer, player: string) =>
  db
    .selectFrom('items')
    .select(['id', 'summary', 'evidence'])
    .where('player', '=', player)
    .where('status', 'in', ['accepted', 'corrected'])
    .where('summary', 'is not', null);

type CountableRow = Awaited<ReturnType<ReturnType<typeof countable>['execute']>>[number];

const foldRows = (rows: readonly CountableRow[], reset: Reset): Parts =>
  foldAfter(
    reset,
    rows.map(({ id, summary, evidence }) => unpackCounted(id, summary ?? '', evidence)),
  );

/** The fold over everything that counts of a player after their resets. */
export const foldStored = async (writer: Writer, { player, reset }: Pick<Change, 'player' | 'reset'>): Promise<Parts> =>
  foldRows(await countable(writer, player).execute(), reset);

/** So many items are folded between two requests of others: a few milliseconds. */
const PAGE = 500;

/**
 * The same without the player's lock, page by page. Each page is read at a moment of its own: the fold is right if the player's `seq` is
 * the same before and after.
 */
export async function foldInPages({ db }: Pick<Store, 'db'>, { player, reset }: Pick<Change, 'player' | 'reset'>): Promise<Parts> {
  let folded = foldAfter(reset, []);
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: readonly CountableRow[] = await countable(db, player).where('id', '>', after).orderBy('id').limit(PAGE).execute();
    folded = unionParts(folded, foldRows(rows, reset));
    after = rows.length === PAGE ? rows.at(-1)?.id : undefined;
    await setImmediate();
  }
  return folded;
}

/**
 * Puts a locked player's parts right, at the change `seq`, and the totals with them. A part in which nothing counts any more is stored
 * empty, so that devices hear of it; parts of folds that this build does not have go.
 * @returns how many parts were not as they should be, and whether the totals were not: these no device hears of.
 */
export async function replaceParts(
  writer: Writer,
  dialect: Store['dialect'],
  change: Pick<Change, 'player' | 'seq'>,
  right: Parts,
): Promise<{ readonly parts: number; readonly totals: boolean }> {
  const { player } = change;
  const stored = await writer.selectFrom('parts').select(['fold', 'bucket', 'version', 'part']).where('player', '=', player).execute();
  const kept = partsOf(stored);
  const isAsStored = ({ fold, bucket, part }: PartRow): boolean => {
    const buckets = kept.get(fold as FoldName);
    return buckets?.has(bucket) === true && isDeepStrictEqual(buckets.get(bucket), JSON.parse(part));
  };
  const whole = listParts(unionParts(right, emptied(stored, right)));
  const wrong = whole.map(rowOf).filter((row) => !isAsStored(row));
  await writeParts(writer, dialect, change, wrong);
  await writer.deleteFrom('parts').where('player', '=', player).where('fold', 'not in', FOLD_NAMES).execute();
  return { parts: wrong.length, totals: await replaceTotals(writer, player, totalsIn(right)) };
}

/** @returns whether they were others. */
async function replaceTotals(writer: Writer, player: string, { xp, sessions }: Totals): Promise<boolean> {
  const { numUpdatedRows } = await writer
    .updateTable('players')
    .set({ xp, sessions })
    .where('id', '=', player)
    .where((is) => is.or([is('xp', '!=', xp), is('sessions', '!=', sessions)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The stored parts that are not among the right ones, empty. */
function emptied(stored: readonly Pick<StoredPart, 'fold' | 'bucket'>[], right: Parts): Parts {
  const parts = new Map<FoldName, Map<string, unknown>>();
  for (const name of FOLD_NAMES)
    parts.set(
      name,
      new Map(
        stored
          .filter(({ fold, bucket }) => fold === name && right.get(name)?.has(bucket) !== true)
          .map(({ bucket }) => [bucket, foldOf(name).empty]),
      ),
    );
  return parts;
}
