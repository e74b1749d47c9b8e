import type { Compilable, CompiledQuery } from 'kysely';
import { prepareStatement } from './prepared-statements.ts';
import type { Writer } from './store.ts';

type Values = { readonly [name: string]: string | number | null | readonly string[] };

/** Stands in a query's text for a value that is not known yet. */
class Slot {
  readonly name: string;
  readonly index: number | undefined;

  constructor(name: string, index?: number) {
    this.name = name;
    this.index = index;
  }

  valueIn(values: Values): unknown {
    const value = values[this.name];
    return this.index === undefined ? value : (value as readonly string[])[this.index];
  }
}

/**
 * A query that is built and compiled once and then run with other values: building one through the query builder takes longer
 * than SQLite takes to run it. Made for what every push runs; elsewhere the builder itself reads better.
 * @param build uses `values`, and the members of lists, only as values of the query.
 * @returns runs the query on a database or in a transaction, and gives its rows.
 */
export function prepared<Given extends Values, Row>(
  build: (db: Writer, values: Given) => Compilable<Row>,
): (db: Writer, values: Given) => Promise<readonly Row[]> {
  const compiled = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  /** The names of those values that are lists: always the same ones. */
  let lists: readonly string[] | undefined;
  const queryFor = (db: Writer, values: Given): CompiledQuery<Row> => {
    const { adapter } = db.getExecutor(); // the same in all transactions of a database
    lists ??= Object.keys(values).filter((name) => isList(values[name]));
    // Queries with lists of other lengths are other texts.
    let shape = '';
    for (const name of lists) shape += `${(values[name] as readonly string[]).length} `;
    const known = compiled.get(adapter)?.get(shape);
    if (known) return known;
    const query = build(db, slotsFor(values)).compile();
    prepareStatement(query.sql);
    compiled.set(adapter, (compiled.get(adapter) ?? new Map<string, CompiledQuery<Row>>()).set(shape, query));
    return query;
  };
  return async (db, values) => {
    const { sql, query, queryId, parameters } = queryFor(db, values);
    const filled: unknown[] = [];
    for (const parameter of parameters) filled.push(parameter instanceof Slot ? parameter.valueIn(values) : parameter);
    return (await db.executeQuery<Row>({ sql, query, queryId, parameters: filled })).rows;
  };
}

const isList = (value: Values[string] | undefined): value is readonly string[] => typeof value === 'object' && value !== null;

function slotsFor<Given extends Values>(values: Given): Given {
  const slots = Object.entries(values).map(([name, value]) => [
    name,
    isList(value) ? value.map((_, index) => new Slot(name, index)) : new Slot(name),
  ]);
  // To the query builder they are values like others.
  return Object.fromEntries(slots) as Given;
}
