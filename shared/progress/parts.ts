import type { Part, Reset } from '../contract/state.ts';
import { countedId, type Counted } from './counted/counted.ts';
import { countsAfter } from './counted/reset.ts';
import { FOLD_NAMES, foldOf, FOLDS, type FoldName, type PartOf } from './folds/registry.ts';

/** Parts by fold and bucket. What a part holds is known to its fold alone. */
export type Parts = ReadonlyMap<FoldName, ReadonlyMap<string, unknown>>;

/** Runs every fold over the set of these items: one that is listed twice, by its id, counts once. Only the parts that they touch are there. */
export function foldParts(items: Iterable<Counted>): Parts {
  const parts = new Map(FOLD_NAMES.map((name) => [name, new Map<string, unknown>()]));
  const ids = new Set<string>();
  for (const item of items) {
    const id = countedId(item);
    if (ids.has(id)) continue;
    ids.add(id);
    for (const [name, buckets] of parts) addTo(name, buckets, item);
  }
  return parts;
}

/** Runs every fold over those of the items that a player's resets left. Nothing else takes an item out of the figures. */
export const foldAfter = (reset: Reset, items: readonly Counted[]): Parts => foldParts(items.filter((item) => countsAfter(reset, item)));

function addTo(name: FoldName, buckets: Map<string, unknown>, item: Counted): void {
  const fold = foldOf(name);
  const bucket = fold.bucketOf(item);
  if (bucket === undefined) return;
  buckets.set(bucket, fold.add(buckets.has(bucket) ? buckets.get(bucket) : fold.empty, item));
}

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
  // Two by two, for a table that grows by one part after the other would be copied once a part.
  while (row.length > 1) row = row.flatMap((part, i) => (i % 2 === 1 ? [] : [i + 1 < row.length ? fold.union(part, row[i + 1]) : part]));
  return (row[0] ?? fold.empty) as PartOf<Name>;
}

/** Names the versions of all folds of this build: parts that were made with others are recounted before they are used. */
export const FOLDS_OF_THIS_BUILD = FOLD_NAMES.map((name) => `${name}.${foldOf(name).version}`).join(' ');

/** Parts as they are stored and sent. */
export const listParts = (parts: Parts): readonly Part[] =>
  [...parts].flatMap(([fold, buckets]) => [...buckets].map(([bucket, part]) => ({ fold, bucket, version: foldOf(fold).version, part })));

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

/** Whether this build has a fold of that name and version. */
export const isKnownFold = (name: string, version: number): name is FoldName =>
  Object.hasOwn(FOLDS, name) && FOLDS[name as FoldName].version === version;
