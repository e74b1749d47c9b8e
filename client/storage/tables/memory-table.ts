import { compareKeys, keyAt, keyText } from './keys.ts';
import type { Key, Table } from './table.ts';
import type { Choice, KeyRange, TableTx } from './table-tx.ts';

/** Which row has which value of a unique index. Rows without a value are in no index. */
class UniqueIndex {
  readonly #path: string;
  readonly #owners = new Map<string, string>();

  constructor(path: string, rows: ReadonlyMap<string, unknown>) {
    this.#path = path;
    for (const [key, row] of rows) this.move(key, undefined, row);
  }

  isFreeFor(key: string, row: unknown): boolean {
    const owner = this.#owners.get(this.#valueOf(row) ?? '');
    return owner === undefined || owner === key;
  }

  /** The row with this key is replaced. */
  move(key: string, from: unknown, to: unknown): void {
    const [before, after] = [this.#valueOf(from), this.#valueOf(to)];
    if (before !== undefined) this.#owners.delete(before);
    if (after !== undefined) this.#owners.set(after, key);
  }

  #valueOf(row: unknown): string | undefined {
    const value = keyAt(row, this.#path);
    return value === undefined ? undefined : keyText(value);
  }
}

type AnyIndexes = { readonly [path: string]: Key };
type AnyRange = KeyRange<Key, AnyIndexes>;

/** The rows by their primary key as text. Rows are values and never changed in place. */
export interface Contents<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  readonly lastNumber: number;
}

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
    return this.#rows.get(keyText(key));
  }

  async getMany(keys: readonly Key[]) {
    return keys.map((key) => this.#rows.get(keyText(key)));
  }

  async range({ where = () => true, reverse = false, limit, ...range }: AnyRange & Choice<Row> = {}) {
    const rows = this.#within(range);
    return (reverse ? rows.reverse() : rows).filter(where).slice(0, limit);
  }

  async count(range: AnyRange = {}) {
    return this.#within(range).length;
  }

  async add(rows: readonly Row[]) {
    const unique = this.#uniqueIndexes();
    let added = 0;
    for (const given of rows) {
      const row = this.#options.numbered ? { ...given, [String(this.#options.key)]: this.#lastNumber + 1 } : given;
      const key = this.#keyOf(row);
      if (this.#rows.has(key) || !unique.every((index) => index.isFreeFor(key, row))) continue;
      this.#set(row, unique);
      added++;
    }
    return added;
  }

  async put(rows: readonly Row[]) {
    const unique = this.#uniqueIndexes();
    for (const row of rows) {
      if (!unique.every((index) => index.isFreeFor(this.#keyOf(row), row))) throw new Error('another row has this value of a unique index');
      this.#set(row, unique);
    }
  }

  async delete(keys: readonly Key[]) {
    for (const key of keys) this.#own().delete(keyText(key));
  }

  async clear(range: AnyRange = {}) {
    for (const row of this.#within(range)) this.#own().delete(this.#keyOf(row));
  }

  get #rows(): ReadonlyMap<string, Row> {
    return this.#written ?? this.#before.rows;
  }

  #own(): Map<string, Row> {
    return (this.#written ??= new Map(this.#before.rows));
  }

  #keyOf(row: Row): string {
    return keyText(keyAt(row, this.#options.key));
  }

  #set(row: Row, unique: readonly UniqueIndex[]): void {
    const key = this.#keyOf(row);
    for (const index of unique) index.move(key, this.#rows.get(key), row);
    this.#own().set(key, row);
    if (this.#options.numbered) this.#lastNumber = Math.max(this.#lastNumber, Number(key));
  }

  #uniqueIndexes(): readonly UniqueIndex[] {
    const paths = Object.entries(this.#options.indexes ?? {}).filter(([, index]) => index.unique);
    return paths.map(([path]) => new UniqueIndex(path, this.#rows));
  }

  /** In the order of the key; rows with the same one in that of their primary key. */
  #within({ index, from, to, anyOf }: AnyRange): Row[] {
    const wanted = anyOf && new Set(anyOf.map(keyText));
    const within = (key: Key) =>
      wanted
        ? wanted.has(keyText(key))
        : (from === undefined || compareKeys(from, key) <= 0) && (to === undefined || compareKeys(key, to) <= 0);
    const found = [...this.#rows.values()].flatMap((row) => {
      const [key, primary] = [keyAt(row, index ?? this.#options.key), keyAt(row, this.#options.key)];
      return key === undefined || primary === undefined || !within(key) ? [] : [{ row, key, primary }];
    });
    return found.sort((a, b) => compareKeys(a.key, b.key) || compareKeys(a.primary, b.primary)).map(({ row }) => row);
  }
}
