import type { Key, KeyPath } from './table.ts';

/** The key at a path into a row; undefined where the row has none, and then no index holds it. */
const at = (row: unknown, path: string): Key | undefined =>
  path.split('.').reduce<unknown>((inner, name) => (inner as { readonly [name: string]: unknown } | undefined)?.[name], row) as
    | Key
    | undefined;

/** No part of a compound key is ever missing: only primary keys are compound. */
export const keyAt = (row: unknown, path: KeyPath): Key | undefined =>
  typeof path === 'string' ? at(row, path) : path.map((each) => at(row, each) as string | number);

/** The order of IndexedDB: numbers before texts before lists, lists by their members. */
export function compareKeys(a: Key, b: Key): number {
  if (typeof a === 'object' && typeof b === 'object') {
    const [first, second] = [a[0], b[0]];
    if (first === undefined || second === undefined) return a.length - b.length;
    return compareKeys(first, second) || compareKeys(a.slice(1), b.slice(1));
  }
  const rank = (key: Key) => ['number', 'string', 'object'].indexOf(typeof key);
  return rank(a) - rank(b) || (a < b ? -1 : Number(a > b));
}

/** Two keys have the same text if they are the same key. */
export const keyText = (key: Key | undefined): string => JSON.stringify(key);
