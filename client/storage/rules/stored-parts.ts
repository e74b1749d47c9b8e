import type { Part } from '../../../shared/contract/state.ts';
import type { FoldName } from '../../../shared/progress/folds/registry.ts';
import { addToList, partsIn, unionParts, type Parts, type TouchedPart } from '../../../shared/progress/parts.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import type { PartRow } from '../tables/rows.ts';
import { ORIGINS, type Origin } from './counted-rows.ts';

const rangeOf = (origin: Origin) => ({ from: [origin, '', ''], to: [origin, '\uffff', ''] }) as const;

/** All stored parts of an origin. */
export const storedParts = ({ parts }: PlayerReads, origin: Origin): Promise<readonly Part[]> => parts.range(rangeOf(origin));

/** Writes parts beside those that are there. */
export const putParts = ({ parts }: PlayerTx, origin: Origin, changed: readonly Part[]): Promise<void> =>
  parts.put(changed.map(({ fold, bucket, version, part }) => ({ origin, fold, bucket, version, part })));

export async function replaceParts(tx: PlayerTx, origin: Origin, whole: readonly Part[]): Promise<void> {
  await tx.parts.clear(rangeOf(origin));
  await putParts(tx, origin, whole);
}

/** The stored parts at some places. */
async function partsAt({ parts }: PlayerReads, origin: Origin, places: readonly Pick<Part, 'fold' | 'bucket'>[]): Promise<readonly Part[]> {
  const rows = await parts.getMany(places.map(({ fold, bucket }) => [origin, fold, bucket]));
  return rows.filter((row) => row !== undefined);
}

/** Counts further items. Only the parts that they touch are read and written. */
export async function addToParts(tx: PlayerTx, origin: Origin, touched: readonly TouchedPart[]): Promise<void> {
  await putParts(tx, origin, addToList(await partsAt(tx, origin, touched), touched));
}

/** The stored parts at the places of these, together with them: those of two disjoint sets. */
export async function withStored(tx: PlayerReads, origin: Origin, list: readonly Part[]): Promise<Parts> {
  return unionParts(partsIn(await partsAt(tx, origin, list)), partsIn(list));
}

/** Which parts of a fold are read: all, or those from a bucket on. */
export interface Wanted {
  readonly fold: FoldName;
  readonly from?: string;
}

/** Stored parts of these folds, of both origins. */
export async function wantedParts({ parts }: PlayerReads, wanted: readonly Wanted[]): Promise<readonly PartRow[]> {
  const ranges = wanted.flatMap(({ fold, from = '' }) =>
    ORIGINS.map((origin) => parts.range({ from: [origin, fold, from], to: [origin, fold, '\uffff'] })),
  );
  return (await Promise.all(ranges)).flat();
}
