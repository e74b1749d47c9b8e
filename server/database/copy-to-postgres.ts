import Database from 'better-sqlite3';
import pg from 'pg';
import { UnusableDatabase } from './store.ts';

/** Its own on each side: the migrations keep it. */
const VERSIONS = 'schema_versions';
/** Facts that a migration makes up, and servers note. A database that has no others is empty; they give way to those that come. */
const FACTS = 'facts';

/** So many values go into one statement; the protocol has room for 65,535. */
const MAX_VALUES = 20_000;
/** So many rows: one of them may be a picture, or a long post. */
const MAX_ROWS = 500;

interface CopiedTable {
  readonly name: string;
  readonly rows: number;
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The tables whose rows its own refer to. */
  readonly needs: readonly string[];
}

/**
 * Copies all rows of an SQLite file into a PostgreSQL database in one transaction, and counts them there. Both have the same schema, and
 * nobody writes to the file.
 * @returns the tables with their rows
 * @throws UnusableDatabase if there are rows already; whatever the drivers say. Nothing is changed then.
 */
export async function copyToPostgres(file: string, url: string): Promise<readonly CopiedTable[]> {
  const from = new Database(file, { readonly: true, fileMustExist: true });
  // The largest table may take longer than a statement of a server may.
  const to = new pg.Client({ connectionString: url });
  // A connection that breaks is the error of the statement under way.
  to.on('error', () => {});
  try {
    await to.connect();
    await to.query('begin');
    const tables = inOrder(tablesOf(from));
    await claim(to, tables);
    const copied: CopiedTable[] = [];
    for (const table of tables) copied.push({ name: table.name, rows: await copyTable(from, to, table) });
    await setSequences(to);
    await to.query('commit');
    return copied;
  } finally {
    // What is not committed is undone.
    await to.end();
    from.close();
  }
}

function tablesOf(from: Database.Database): readonly Table[] {
  const names = from.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").pluck().all() as string[];
  const list = (what: string, name: string, column: string) =>
    from.prepare(`select "${column}" from ${what}(?)`).pluck().all(name) as string[];
  return names
    .filter((name) => name !== VERSIONS)
    .map((name) => ({ name, columns: list('pragma_table_info', name, 'name'), needs: list('pragma_foreign_key_list', name, 'table') }));
}

/** Each table behind those that it needs. */
function inOrder(tables: readonly Table[]): readonly Table[] {
  const ordered: Table[] = [];
  const isThere = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.find(({ name, needs }) => !isThere(name) && needs.every((needed) => needed === name || isThere(needed)));
    if (!next) throw new Error('The tables refer to each other in a circle.');
    ordered.push(next);
  }
  return ordered;
}

/** Keeps every server from writing until the end, and makes sure that there is nothing that one wrote. */
async function claim(to: pg.Client, tables: readonly Table[]): Promise<void> {
  await to.query(`lock table ${tables.map(({ name }) => name).join(', ')} in exclusive mode`);
  for (const { name } of tables) {
    if (name !== FACTS && (await countIn(to, name)) > 0)
      throw new UnusableDatabase(`The PostgreSQL database is not empty (${name} has rows). Make an empty one: createdb tenfold.`);
  }
  await to.query(`delete from ${FACTS}`);
}

async function copyTable(from: Database.Database, to: pg.Client, table: Table): Promise<number> {
  const { name, columns } = table;
  const most = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / columns.length));
  const quoted = columns.map((column) => `"${column}"`).join(', ');
  let batch: unknown[][] = [];
  const send = async () => {
    if (batch.length > 0) await to.query(`insert into ${name} (${quoted}) values ${placesFor(batch.length, columns.length)}`, batch.flat());
    batch = [];
  };
  for (const row of from.prepare(`select ${quoted} from ${name}`).raw().iterate() as Iterable<unknown[]>) {
    batch.push(row);
    if (batch.length === most) await send();
  }
  await send();
  const [there, here] = [await countIn(to, name), from.prepare(`select count(*) from ${name}`).pluck().get() as number];
  if (there !== here) throw new Error(`Of ${here} rows of ${name}, ${there} arrived.`);
  return there;
}

/** `($1, $2), ($3, $4)` for two rows of two columns. */
const placesFor = (rows: number, columns: number): string =>
  Array.from(
    { length: rows },
    (_, row) => `(${Array.from({ length: columns }, (_each, n) => `$${row * columns + n + 1}`).join(', ')})`,
  ).join(', ');

async function countIn(to: pg.Client, name: string): Promise<number> {
  const { rows } = await to.query<{ n: string }>(`select count(*) as n from ${name}`);
  return Number(rows[0]?.n);
}

/** Numbers that PostgreSQL gives out go on behind the greatest one that came. */
async function setSequences(to: pg.Client): Promise<void> {
  const { rows } = await to.query<{ name: string; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = current_schema() and column_default like 'nextval(%'`,
  );
  for (const { name, column } of rows)
    await to.query(
      `select setval(pg_get_serial_sequence('${name}', '${column}'), max("${column}")) from ${name} having max("${column}") is not null`,
    );
}
