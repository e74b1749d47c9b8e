import type { Part } from '../../../shared/contract/state.ts';
import { quarterOf } from '../../../shared/quarter.ts';
import { FOLD_NAMES, foldOf, type FoldName } from '../../../shared/progress/folds/registry.ts';
import { addToList, isKnownFold, partsIn, placeOf, unionParts, type Parts, type TouchedPart } from '../../../shared/progress/parts.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import type { PartRow } from '../tables/rows.ts';
import { ORIGINS, type Origin } from './counted-rows.ts';
import { isSame } from './same.ts';

/**
 * Folds of many small parts that a screen reads together: of each origin they lie in one row, so that a read has few rows however many
 * years were played. They travel one by one like all others (protocol, "Pull").
 */
const IN_ONE_ROW: ReadonlySet<string> = new Set<FoldName>(['challenges', 'dailies', 'streak']);

/** In the place of a bucket, where a row holds all parts of a fold. No bucket has this name. */
const ALL_BUCKETS = '';

/** Where a part belongs. */
export type PartPlace = Pick<Part, 'fold' | 'bucket'>;

interface ByBucket {
  readonly [bucket: string]: unknown;
}

const bucketOfRow = ({ fold, bucket }: PartPlace): string => (IN_ONE_ROW.has(fold) ? ALL_BUCKETS : bucket);

/** The parts that lie in a row. */
export function partsInRow({ fold, bucket, version, part }: PartRow): readonly Part[] {
  if (bucket !== ALL_BUCKETS) return [{ fold, bucket, version, part }];
  return Object.entries(part as ByBucket).map(([name, each]) => ({ fold, bucket: name, version, part: each }));
}

const rangeOf = (origin: Origin) => ({ from: [origin, '', ''], to: [origin, '\uffff', ''] }) as const;

/** All stored parts of an origin. */
export const storedParts = async ({ parts }: PlayerReads, origin: Origin): Promise<readonly Part[]> =>
  (await parts.range(rangeOf(origin))).flatMap(partsInRow);

/** The stored parts at some places, and those that lie in the same rows. */
async function partsAt({ parts }: PlayerReads, origin: Origin, places: readonly PartPlace[]): Promise<readonly Part[]> {
  const rows = new Map(places.map((place) => [`${place.fold} ${bucketOfRow(place)}`, [origin, place.fold, bucketOfRow(place)] as const]));
  return (await parts.getMany([...rows.values()])).flatMap((row) => (row ? partsInRow(row) : []));
}

/** The server's parts at these places, of which a listing says that this device has them; undefined if it lacks one [S37]. */
export async function sparedParts(tx: PlayerReads, places: readonly PartPlace[]): Promise<readonly Part[] | undefined> {
  const spared = new Set(places.map(placeOf));
  const stored = await partsAt(tx, 'server', places);
  const found = stored.filter((part) => spared.has(placeOf(part)) && isKnownFold(part.fold, part.version));
  return found.length === spared.size ? found : undefined;
}

/** The rows of one place, of both origins. */
export const rowsAt = async ({ parts }: PlayerReads, { fold, bucket }: PartPlace): Promise<readonly PartRow[]> =>
  (await parts.getMany(ORIGINS.map((origin) => [origin, fold, bucketOfRow({ fold, bucket })] as const))).flatMap((row) => row ?? []);

/** Writes parts beside those that are there. */
export async function putParts(tx: PlayerTx, origin: Origin, changed: readonly Part[]): Promise<void> {
  const together = changed.filter(({ fold }) => IN_ONE_ROW.has(fold));
  await writeRows(tx, rowsOf(origin, [...(await partsAt(tx, origin, together)), ...changed]));
}

/** The one way in which rows of parts change. */
async function writeRows(tx: PlayerTx, changed: readonly PartRow[], gone: readonly PartRow[] = []): Promise<void> {
  await forgetFrom(tx, [...changed, ...gone]);
  await tx.parts.delete(gone.map(({ origin, fold, bucket }) => [origin, fold, bucket] as const));
  await tx.parts.put(changed);
}

/** With evidence of a day that changes, whatever memory had made of that day and of all later ones goes [S32]. */
async function forgetFrom({ memory }: PlayerTx, rows: readonly PartRow[]): Promise<void> {
  const days = rows.flatMap(({ fold, bucket }) => (fold === 'evidence' ? [Number(bucket)] : []));
  if (days.length > 0) await memory.clear({ from: quarterOf(Math.min(...days)) });
}

/** The rows of these parts. */
const rowsOf = (origin: Origin, parts: readonly Part[]): readonly PartRow[] => [
  ...parts.filter(({ fold }) => !IN_ONE_ROW.has(fold)).map(({ fold, bucket, version, part }) => ({ origin, fold, bucket, version, part })),
  ...rowsOfFolds(
    origin,
    parts.filter(({ fold }) => IN_ONE_ROW.has(fold)),
  ),
];

/** A row for each fold; of two parts in one place the later stands. */
function rowsOfFolds(origin: Origin, parts: readonly Part[]): readonly PartRow[] {
  const rows = new Map<string, PartRow>();
  for (const { fold, bucket, version, part } of parts) {
    const before = rows.get(fold)?.part as ByBucket | undefined;
    rows.set(fold, { origin, fold, bucket: ALL_BUCKETS, version, part: { ...before, [bucket]: part } });
  }
  return [...rows.values()];
}

/** Puts these in the place of all parts of an origin. Only rows that differ are written. */
export async function replaceParts(tx: PlayerTx, origin: Origin, whole: readonly Part[]): Promise<void> {
  const before = new Map((await tx.parts.range(rangeOf(origin))).map((row) => [placeOf(row), row]));
  const after = new Map(rowsOf(origin, whole).map((row) => [placeOf(row), row]));
  await writeRows(
    tx,
    [...after].flatMap(([place, row]) => (isSame(row, before.get(place)) ? [] : [row])),
    [...before].flatMap(([place, row]) => (after.has(place) ? [] : [row])),
  );
}

/** The server's parts of folds that no device can count, as far as this build can read them. */
export const unlistedRows = async (tx: PlayerReads): Promise<readonly PartRow[]> =>
  (await wantedRows(tx, UNLISTED)).filter(({ origin, fold, version }) => origin === 'server' && isKnownFold(fold, version));

const UNLISTED = FOLD_NAMES.filter((name) => foldOf(name).unlisted).map((fold) => ({ fold }));

/** Deletes all parts that can be counted anew. */
export async function clearParts(tx: PlayerTx): Promise<void> {
  const kept = await unlistedRows(tx);
  await Promise.all([tx.parts.clear(), tx.memory.clear()]);
  await tx.parts.put(kept);
}

/** Counts further items. Only the rows of the parts that they touch are read and written. */
export async function addToParts(tx: PlayerTx, origin: Origin, touched: readonly TouchedPart[]): Promise<void> {
  await putParts(tx, origin, addToList(await partsAt(tx, origin, touched), touched));
}

/** These parts together with what is stored at their places: two disjoint sets. */
export const withStored = async (tx: PlayerReads, origin: Origin, list: readonly Part[]): Promise<Parts> =>
  unionParts(partsIn(await partsAt(tx, origin, list)), partsIn(list));

/** Which parts of a fold are read: all, or those from a bucket on. */
interface Wanted {
  readonly fold: FoldName;
  readonly from?: string;
}

/** The folds in the order in which their rows lie. */
const IN_ORDER = [...FOLD_NAMES].sort();

interface RowRange {
  readonly from: readonly [fold: FoldName, bucket: string];
  readonly to: FoldName;
}

/** The ranges of rows that hold what is wanted and nothing else. Folds whose rows lie side by side are one range: each range is a request. */
function rangesOf(wanted: readonly Wanted[]): readonly RowRange[] {
  const asked = new Map(wanted.map(({ fold, from }) => [fold, from]));
  const ranges: RowRange[] = [];
  for (const [index, fold] of IN_ORDER.entries()) {
    if (!asked.has(fold)) continue;
    const from = asked.get(fold);
    const before = ranges.at(-1);
    if (before && from === undefined && before.to === IN_ORDER[index - 1]) ranges[ranges.length - 1] = { from: before.from, to: fold };
    else ranges.push({ from: [fold, from ?? ''], to: fold });
  }
  return ranges;
}

/** The rows of these folds, of both origins. */
export async function wantedRows({ parts }: PlayerReads, wanted: readonly Wanted[]): Promise<readonly PartRow[]> {
  const ranges = rangesOf(wanted).flatMap(({ from, to }) =>
    ORIGINS.map((origin) => parts.range({ from: [origin, ...from], to: [origin, to, '\uffff'] })),
  );
  return (await Promise.all(ranges)).flat();
}
