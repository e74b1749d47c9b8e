import type { Key, KeyPath, Table } from './table.ts';
import type { Choice, KeyRange, TableTx } from './table-tx.ts';

type AnyIndexes = { readonly [path: string]: Key };
type AnyRange = KeyRange<Key, AnyIndexes>;

/** The rows by their primary key as text. Rows are values and never changed in place. */
export interface Contents<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  readonly lastNumber: number;
}

/** The key at a path into a row; undefined where the row has none, and then no index holds it. */
const at = (row: unknown, path: string): Key | undefined =>
  path.split('.').reduce<unknown>((inner, name) => (inner as { readonly [name: string]: unknown } | undefined)?.[name], row) as
    | Key
    | undefined;

/** No part of a compound key is ever missing: only primary keys are compound. */
const keyAt = (row: unknown, path: KeyPath): Key | undefined =>
  typeof path === 'string' ? at(row, path) : path.map((each) => at(row, each) as string | number);

/** The order of IndexedDB: numbers before texts before lists, lists by their members. */
function compare(a: Key, b: Key): number {
  if (typeof a === 'object' && typeof b === 'object') {
    const [first, second] = [a[0], b[0]];
    if (first === undefined || second === undefined) return a.length - b.length;
    return compare(first, second) || compare(a.slice(1), b.slice(1));
  }
  const rank = (key: Key) => ['number', 'string', 'object'].indexOf(typeof key);
  return rank(a) - rank(b) || (a < b ? -1 : Number(a > b));
}

const text = (key: Key | undefined): string => JSON.stringify(key);

/** A table in memory. Its first write copies what the transaction found: `contents` takes the place of that when it succeeds. */
export class MemoryTableTx<Row> implements TableTx<Row, Key, AnyIndexes> {
  readonly #options: Table['options'];
  readonly #before: Contents<Row>;
  #written: Map<string, Row> | undefined;
  #lastNumber: number;

  constructor({ options }: Pick<Table, 'options'>, before: Contents<Row>) {
    this.#options = options;
    this.#before = before;
    this.#lastNumber = before.lastNumber;
  }

  get contents(): Contents<Row> {
    return { rows: this.#rows, lastNumber: this.#lastNumber };
  }

  async get(key: Key) {
    return this.#rows.get(text(key));
  }

  async getMany(keys: readonly Key[]) {
    return keys.map((key) => this.#rows.get(text(key)));
  }

  async range({ where = () => true, reverse = false, limit, ...range }: AnyRange & Choice<Row> = {}) {
    const rows = this.#within(range);
    return (reverse ? rows.reverse() : rows).filter(where).slice(0, limit);
  }

  async count(range: AnyRange = {}) {
    return this.#within(range).length;
  }

  async add(rows: readonly Row[]) {
    const taken = this.#uniquePaths.map((path) => new Set([...this.#rows.values()].map((row) => text(keyAt(row, path)))));
    for (const given of rows) {
      const row = this.#options.numbered ? { ...given, [String(this.#options.key)]: this.#lastNumber + 1 } : given;
      const values = this.#uniquePaths.map((path) => text(keyAt(row, path)));
      if (values.some((value, index) => taken[index]?.has(value))) continue;
      values.forEach((value, index) => taken[index]?.add(value));
      await this.put([row]);
    }
  }

  async put(rows: readonly Row[]) {
    for (const row of rows) {
      const key = keyAt(row, this.#options.key);
      this.#own().set(text(key), row);
      if (this.#options.numbered) this.#lastNumber = Math.max(this.#lastNumber, Number(key));
    }
  }

  async delete(keys: readonly Key[]) {
    for (const key of keys) this.#own().delete(text(key));
  }

  async clear(range: AnyRange = {}) {
    for (const row of this.#within(range)) this.#own().delete(text(keyAt(row, this.#options.key)));
  }

  get #rows(): ReadonlyMap<string, Row> {
    return this.#written ?? this.#before.rows;
  }

  #own(): Map<string, Row> {
    return (this.#written ??= new Map(this.#before.rows));
  }

  get #uniquePaths(): readonly KeyPath[] {
    const unique = Object.entries(this.#options.indexes ?? {}).filter(([, index]) => index.unique);
    return [this.#options.key, ...unique.map(([path]) => path)];
  }

  /** In the order of the key; rows with the same one in that of their primary key. */
  #within({ index, from, to, anyOf }: AnyRange): Row[] {
    const wanted = anyOf && new Set(anyOf.map(text));
    const within = (key: Key) =>
      wanted ? wanted.has(text(key)) : (from === undefined || compare(from, key) <= 0) && (to === undefined || compare(key, to) <= 0);
    const found = [...this.#rows.values()].flatMap((row) => {
      const [key, primary] = [keyAt(row, index ?? this.#options.key), keyAt(row, this.#options.key)];
      return key === undefined || primary === undefined || !within(key) ? [] : [{ row, key, primary }];
    });
    return found.sort((a, b) => compare(a.key, b.key) || compare(a.primary, b.primary)).map(({ row }) => row);
  }
}
