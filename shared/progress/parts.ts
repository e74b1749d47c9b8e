import type { Part, Reset } from '../contract/state.ts';
import { countedId, type Counted } from './counted/counted.ts';
import { countsAfter } from './counted/reset.ts';
import { FOLD_NAMES, foldOf, FOLDS, type FoldName, type PartOf } from './folds/registry.ts';

/** Parts by fold and bucket. What a part holds is known to its fold alone. */
export type Parts = ReadonlyMap<FoldName, ReadonlyMap<string, unknown>>;

/** A part, and those of a set's items that belong to it. */
export interface TouchedPart {
  readonly fold: FoldName;
  readonly bucket: string;
  readonly items: readonly Counted[];
}

/** Where a part belongs, as a text. */
export const placeOf = ({ fold, bucket }: { readonly fold: string; readonly bucket: string }): string => `${fold} ${bucket}`;

/** The parts that a set of items touches: an item that is listed twice, by its id, is in them once. */
function touchedParts(items: Iterable<Counted>): readonly TouchedPart[] {
  const set = new Map<string, Counted>();
  for (const item of items) {
    const id = countedId(item);
    if (!set.has(id)) set.set(id, item);
  }
  const touched: TouchedPart[] = [];
  // Plain loops: every push runs them.
  for (const fold of FOLD_NAMES) {
    const buckets = new Map<string, Counted[]>();
    for (const item of set.values()) {
      const bucket = foldOf(fold).bucketOf(item);
      if (bucket === undefined) continue;
      const those = buckets.get(bucket);
      if (those) those.push(item);
      else buckets.set(bucket, [item]);
    }
    for (const [bucket, those] of buckets) touched.push({ fold, bucket, items: those });
  }
  return touched;
}

/** The parts that a player's resets let these items touch. Nothing else takes an item out of the figures. */
export const touchedAfter = (reset: Reset, items: readonly Counted[]): readonly TouchedPart[] =>
  touchedParts(items.filter((item) => countsAfter(reset, item)));

/** A part with these further items. @param part as it was; undefined if there was none. */
export function addItems({ fold: name, items }: TouchedPart, part: unknown): unknown {
  const fold = foldOf(name);
  return fold.add(part ?? fold.empty, items);
}

function partsFrom(touched: readonly TouchedPart[]): Parts {
  const parts = new Map(FOLD_NAMES.map((name) => [name, new Map<string, unknown>()]));
  for (const part of touched) parts.get(part.fold)?.set(part.bucket, addItems(part, undefined));
  return parts;
}

/** Runs every fold over the set of these items. Only the parts that they touch are there. */
export const foldParts = (items: Iterable<Counted>): Parts => partsFrom(touchedParts(items));

/** Runs every fold over those of the items that a player's resets left. */
export const foldAfter = (reset: Reset, items: readonly Counted[]): Parts => partsFrom(touchedAfter(reset, items));

/** The parts of two disjoint sets together. */
export function unionParts(a: Parts, b: Parts): Parts {
  return new Map(
    FOLD_NAMES.map((name) => {
      const buckets = new Map(a.get(name));
      for (const [bucket, part] of b.get(name) ?? [])
        buckets.set(bucket, buckets.has(bucket) ? foldOf(name).union(buckets.get(bucket), part) : part);
      return [name, buckets];
    }),
  );
}

/** A figure over all its parts. */
export function whole<Name extends FoldName>(parts: Parts, name: Name): PartOf<Name> {
  const fold = foldOf(name);
  let row = [...(parts.get(name)?.values() ?? [])];
  if (fold.unionAll) return fold.unionAll(row) as PartOf<Name>;
  // Two by two, for a table that grows by one part after the other would be copied once a part.
  while (row.length > 1) row = row.flatMap((part, i) => (i % 2 === 1 ? [] : [i + 1 < row.length ? fold.union(part, row[i + 1]) : part]));
  return (row[0] ?? fold.empty) as PartOf<Name>;
}

/** Names the versions of all folds of this build: parts that were made with others are recounted before they are used. */
export const FOLDS_OF_THIS_BUILD = FOLD_NAMES.map((name) => `${name}.${foldOf(name).version}`).join(' ');

/** Parts as they are stored and sent. */
export const listParts = (parts: Parts): readonly Part[] =>
  [...parts].flatMap(([fold, buckets]) => [...buckets].map(([bucket, part]) => ({ fold, bucket, version: foldOf(fold).version, part })));

/** Listed parts of this build with the items that touch them. Those that nothing touches stay as they are. */
export function addToList(list: readonly Part[], touched: readonly TouchedPart[]): readonly Part[] {
  const places = new Map(list.map((part) => [placeOf(part), part]));
  for (const part of touched) {
    const { fold, bucket } = part;
    places.set(placeOf(part), { fold, bucket, version: foldOf(fold).version, part: addItems(part, places.get(placeOf(part))?.part) });
  }
  return [...places.values()];
}

/** The listed parts that this build can read. */
export function partsIn(list: readonly Part[]): Parts {
  const parts = new Map<FoldName, Map<string, unknown>>();
  for (const { fold, bucket, version, part } of list) {
    if (!isKnownFold(fold, version)) continue;
    const buckets = parts.get(fold) ?? new Map<string, unknown>();
    parts.set(fold, buckets.set(bucket, part));
  }
  return parts;
}

/** Whether this build has a fold of that name, in whatever version. */
export const isNamedFold = (name: string): name is FoldName => Object.hasOwn(FOLDS, name);

/** Whether this build has a fold of that name and version. */
export const isKnownFold = (name: string, version: number): name is FoldName => isNamedFold(name) && FOLDS[name].version === version;
