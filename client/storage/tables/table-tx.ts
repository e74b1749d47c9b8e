import type { Table } from './table.ts';

/** Rows by their key: those from … to (both included), or those whose key is one of `anyOf`; all if nothing is said. */
interface Keys<Value> {
  readonly from?: Value;
  readonly to?: Value;
  readonly anyOf?: readonly Value[];
}

/** By the primary key, or by that of an index. */
export type KeyRange<PrimaryKey, Indexes> =
  | (Keys<PrimaryKey> & { readonly index?: never })
  | { readonly [path in keyof Indexes]: Keys<Indexes[path]> & { readonly index: path } }[keyof Indexes];

/** Which rows of a range, and which first. They come in the order of the key that the range is of. */
export interface Choice<Row> {
  readonly where?: (row: Row) => boolean;
  readonly reverse?: boolean;
  /** The first so many of those that `where` lets through. */
  readonly limit?: number;
}

/** What a table gives inside one transaction. */
export interface TableReads<Row, PrimaryKey, Indexes> {
  get(key: PrimaryKey): Promise<Row | undefined>;
  /** In the order of the keys; undefined where there is no row. */
  getMany(keys: readonly PrimaryKey[]): Promise<readonly (Row | undefined)[]>;
  range(range?: KeyRange<PrimaryKey, Indexes> & Choice<Row>): Promise<readonly Row[]>;
  count(range?: KeyRange<PrimaryKey, Indexes>): Promise<number>;
}

/**
 * What a table can do inside one transaction. Two implementations, Dexie and memory, pass the same acceptance suite. Neither knows any
 * table or rule: those come and go without a change here.
 */
export interface TableTx<Row, PrimaryKey, Indexes, NewRow = Row> extends TableReads<Row, PrimaryKey, Indexes> {
  /** Adds the rows whose primary key, and whose value in each unique index, is free; the others are left out. Resolves with how many were added. */
  add(rows: readonly NewRow[]): Promise<number>;
  /** Writes the rows; each takes the place of that with its primary key. Rejects where another row has a unique value of it. */
  put(rows: readonly Row[]): Promise<void>;
  delete(keys: readonly PrimaryKey[]): Promise<void>;
  /** Deletes all rows of the range. */
  clear(range?: KeyRange<PrimaryKey, Indexes>): Promise<void>;
}

/** The tables of a database, inside one transaction. */
export type TxOf<Tables> = {
  readonly [name in keyof Tables]: Tables[name] extends Table<infer Row, infer PrimaryKey, infer Indexes, infer NewRow>
    ? TableTx<Row, PrimaryKey, Indexes, NewRow>
    : never;
};

/** The same for what only reads. */
export type ReadsOf<Tables> = {
  readonly [name in keyof Tables]: Tables[name] extends Table<infer Row, infer PrimaryKey, infer Indexes, infer _NewRow>
    ? TableReads<Row, PrimaryKey, Indexes>
    : never;
};
