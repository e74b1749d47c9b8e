import { Dexie, type Collection, type Table as DexieTable } from 'dexie';
import type { Key } from './table.ts';
import type { Choice, KeyRange, TableTx } from './table-tx.ts';

type AnyIndexes = { readonly [path: string]: Key };
type AnyRange = KeyRange<Key, AnyIndexes>;

/** A row whose key is there already was not added; caught inside the transaction, this leaves the rest of it whole. */
function unlessThere(error: unknown): void {
  const failures = error instanceof Dexie.BulkError ? error.failures : [error];
  const isThere = (failure: unknown) => failure instanceof Error && failure.name === 'ConstraintError';
  if (!failures.every(isThere)) throw error;
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
    let rows = this.#collection(range);
    if (reverse) rows = rows.reverse();
    if (where) rows = rows.filter(where);
    if (limit !== undefined) rows = rows.limit(limit);
    return rows.toArray();
  }

  async count(range: AnyRange = {}) {
    return this.#collection(range).count();
  }

  async add(rows: readonly Row[]) {
    if (rows.length > 0) await this.#table.bulkAdd(rows).catch(unlessThere);
  }

  async put(rows: readonly Row[]) {
    if (rows.length > 0) await this.#table.bulkPut(rows);
  }

  async delete(keys: readonly Key[]) {
    if (keys.length > 0) await this.#table.bulkDelete([...keys]);
  }

  async clear(range?: AnyRange) {
    await (range ? this.#collection(range).delete() : this.#table.clear());
  }

  #collection({ index, from, to, anyOf }: AnyRange): Collection<Row, Key> {
    const path = index ?? this.#table.schema.primKey.name;
    if (anyOf) return this.#table.where(path).anyOf(anyOf);
    if (from === undefined && to === undefined) return this.#table.orderBy(path);
    return this.#table.where(path).between(from ?? Dexie.minKey, to ?? Dexie.maxKey, true, true);
  }
}
