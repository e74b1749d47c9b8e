import { Dexie, type Collection, type Table as DexieTable } from 'dexie';
import { compareKeys, keyText } from './keys.ts';
import type { Key } from './table.ts';
import type { Choice, KeyRange, TableTx } from './table-tx.ts';

type AnyIndexes = { readonly [path: string]: Key };
type AnyRange = KeyRange<Key, AnyIndexes>;

/** What Dexie calls a range with two ends. */
const BETWEEN = 2;

/** How many rows were not added, for their key is there already; caught inside the transaction, this leaves the rest of it whole. */
function thereAlready(error: unknown): number {
  const failures = error instanceof Dexie.BulkError ? error.failures : [error];
  const isThere = (failure: unknown) => failure instanceof Error && failure.name === 'ConstraintError';
  if (!failures.every(isThere)) throw error;
  return failures.length;
}

/** Numbers one after the other, as a range: between them there is no other row, and a range is one request. */
function runOf(keys: readonly Key[]): { readonly from: number; readonly to: number } | undefined {
  const [from] = keys;
  if (typeof from !== 'number' || !keys.every((key, index) => key === from + index)) return undefined;
  return { from, to: from + keys.length - 1 };
}

/** A table through Dexie. A fetch or timer inside a transaction would commit it early: there is none. Nothing to write is no request. */
export class DexieTableTx<Row> implements TableTx<Row, Key, AnyIndexes> {
  readonly #table: DexieTable<Row, Key>;

  constructor(table: DexieTable<Row, Key>) {
    this.#table = table;
  }

  async get(key: Key) {
    return this.#table.get(key);
  }

  async getMany(keys: readonly Key[]) {
    return keys.length > 0 ? this.#table.bulkGet([...keys]) : [];
  }

  async range({ where, reverse, limit, ...range }: AnyRange & Choice<Row> = {}) {
    if (range.anyOf) {
      const found = (await this.#ofEach(range, (rows) => rows.toArray())).flat().filter(where ?? (() => true));
      return (reverse ? found.reverse() : found).slice(0, limit);
    }
    let rows = this.#collection(range);
    if (reverse) rows = rows.reverse();
    if (where) rows = rows.filter(where);
    if (limit !== undefined) rows = rows.limit(limit);
    return rows.toArray();
  }

  async count(range: AnyRange = {}) {
    const counts = await this.#ofEach(range, (rows) => rows.count());
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async add(rows: readonly Row[]) {
    if (rows.length === 0) return 0;
    const leftOut = await this.#table.bulkAdd(rows).then(() => 0, thereAlready);
    return rows.length - leftOut;
  }

  async put(rows: readonly Row[]) {
    if (rows.length > 0) await this.#table.bulkPut(rows);
  }

  async delete(keys: readonly Key[]) {
    const run = this.#table.schema.primKey.auto ? runOf(keys) : undefined;
    if (run) await this.clear(run);
    else if (keys.length > 0) await this.#table.bulkDelete([...keys]);
  }

  async clear(range?: AnyRange) {
    if (!range) await this.#table.clear();
    else if (range.index || range.anyOf) await this.#ofEach(range, (rows) => rows.delete());
    else await this.#clearStretch(range);
  }

  /** One request. A collection of Dexie's counts the rows before it deletes them, and all other requests of the transaction wait for both. */
  async #clearStretch({ from, to }: AnyRange) {
    const trans = Dexie.currentTransaction.idbtrans;
    const range = { type: BETWEEN, lower: from ?? Dexie.minKey, upper: to ?? Dexie.maxKey };
    const { failures } = await this.#table.core.mutate({ type: 'deleteRange', trans, range });
    for (const failure of Object.values(failures)) throw failure;
  }

  /** What a request says of the range, or of each of its keys: by a cursor Dexie would ask for one row after the other. */
  #ofEach<T>({ anyOf, ...range }: AnyRange, ask: (rows: Collection<Row, Key>) => PromiseLike<T>): Promise<readonly T[]> {
    const keys = anyOf && new Map(anyOf.map((key) => [keyText(key), key]));
    const each = keys && [...keys.values()].sort(compareKeys).map((key) => this.#table.where(this.#path(range)).equals(key));
    return Promise.all((each ?? [this.#collection(range)]).map(ask));
  }

  #path({ index }: AnyRange): string {
    return index ?? this.#table.schema.primKey.name;
  }

  #collection({ from, to, ...range }: AnyRange): Collection<Row, Key> {
    const path = this.#path(range);
    if (from === undefined && to === undefined) return this.#table.orderBy(path);
    return this.#table.where(path).between(from ?? Dexie.minKey, to ?? Dexie.maxKey, true, true);
  }
}
