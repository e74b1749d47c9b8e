/** What IndexedDB takes as a key, and orders: numbers before texts, lists by their members. */
export type Key = number | string | readonly (number | string)[];

/** The value at a path into a row: `summary.endMs`, say. */
type At<Row, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Row
    ? At<Row[Head], Rest>
    : never
  : Path extends keyof Row
    ? Exclude<Row[Path], undefined>
    : never;

/** A path, or several that make a compound key. */
export type KeyPath = string | readonly string[];

interface IndexOptions {
  /** No two rows have the same value there. */
  readonly unique?: true;
  /** The version of the database that brings the index, if its table is older. */
  readonly since?: number;
}

interface TableOptions<Path extends KeyPath, Indexes extends { readonly [path: string]: IndexOptions }> {
  /** Where in a row its primary key lies. */
  readonly key: Path;
  /** True where the table itself gives each new row its key: 1, 2, 3, … */
  readonly numbered?: true;
  readonly indexes?: Indexes;
  /** The version of the database that brings the table; absent: the first. */
  readonly since?: number;
}

type PathsOf<Options> = Options extends { readonly indexes: infer Indexes } ? keyof Indexes & string : never;

type PrimaryKeyOf<Row, Options> = Options extends { readonly key: infer Path }
  ? Path extends readonly string[]
    ? { readonly [place in keyof Path]: At<Row, Path[place]> }
    : At<Row, Path>
  : never;

/** A table as it is declared, once: the schema of the database, the tables in memory and the types of all rules derive from it. */
export interface Table<Row = unknown, PrimaryKey = Key, Indexes = { readonly [path: string]: Key }, NewRow = Row> {
  readonly options: TableOptions<KeyPath, { readonly [path: string]: IndexOptions }>;
  /** These carry types alone; there is no value. */
  readonly types?: { readonly row: Row; readonly key: PrimaryKey; readonly indexes: Indexes; readonly newRow: NewRow };
}

/** Declares a table of these rows: `tableOf<SessionRow>()({ key: 'id', indexes: { contained: {} } })`. */
export const tableOf =
  <Row>() =>
  <const Options extends TableOptions<KeyPath, { readonly [path: string]: IndexOptions }>>(
    options: Options,
  ): Table<
    Row,
    PrimaryKeyOf<Row, Options>,
    { readonly [path in PathsOf<Options>]: At<Row, path> },
    Options extends { readonly numbered: true; readonly key: infer Path extends keyof Row } ? Omit<Row, Path> : Row
  > => ({ options });

interface Tables {
  readonly [name: string]: Table;
}

const pathText = (path: KeyPath): string => (typeof path === 'string' ? path : `[${path.join('+')}]`);

/** A table's keys in Dexie's words, as of a version: the primary key first; `++` numbers the rows, `&` is unique. */
function schemaText({ key, numbered, indexes = {}, since = 1 }: Table['options'], version: number): string {
  const paths = Object.entries(indexes)
    .filter(([, index]) => (index.since ?? since) <= version)
    .map(([path, { unique }]) => `${unique ? '&' : ''}${path}`);
  return [`${numbered ? '++' : ''}${pathText(key)}`, ...paths].join(', ');
}

const versionsOf = ({ indexes = {}, since = 1 }: Table['options']): readonly number[] => [
  since,
  ...Object.values(indexes).map((index) => index.since ?? since),
];

/** What each version of the database adds, from version 1 on: a table, or an index to a table that was there. None takes any away. */
export function schemaOf(tables: Tables): readonly { readonly [name: string]: string }[] {
  const declared = Object.entries(tables).map(([name, { options }]) => ({ name, options, versions: versionsOf(options) }));
  const last = Math.max(...declared.flatMap(({ versions }) => versions));
  return Array.from({ length: last }, (_, index) => {
    const changed = declared.filter(({ versions }) => versions.includes(index + 1));
    return Object.fromEntries(changed.map(({ name, options }) => [name, schemaText(options, index + 1)]));
  });
}
