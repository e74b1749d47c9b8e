import { closeSync, fsync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { Tables } from './schema.ts';
import { CachingConnection, DirectKysely } from './sqlite-driver.ts';
import { DatabaseInUse, UnusableDatabase, type Store } from './store.ts';
import { WriteQueue, type Committer } from './write-queue.ts';

/** "Tenf": tells a Tenfold database from any other SQLite file. */
const APPLICATION_ID = 0x54656e66;
/**
 * So long a start waits for another program that holds the file. Afterwards no statement waits at all, for this thread answers everybody:
 * the queue of writes asks again, and in WAL mode no reader has to.
 */
const START_TIMEOUT_MS = 5_000;
const JOURNAL_LIMIT_BYTES = 64 * 1024 * 1024;
/**
 * So many pages are kept in memory for writing, in KiB. A commit after which pages have moved looks at each page that is kept; the
 * library's 16 MiB made a push of fifty items three per cent slower. The system keeps the file's pages anyway.
 */
const KEPT_FOR_WRITING_KIB = 4096;
/** 16 MiB: pushes of many players change the same pages again and again, and each goes from the log into the file once a checkpoint. */
const CHECKPOINT_PAGES = 4000;

export interface SqliteStore extends Store {
  readonly dialect: 'sqlite';
  copyTo(path: string): Promise<void>;
  /** The whole database as one file's bytes: a backup. Waits for what is being written. */
  snapshot(): Promise<Buffer>;
}

/**
 * Opens a database file, made if it is not there, with the settings of protocol, "Database".
 * @throws UnusableDatabase if another server has it, it is damaged, or it is not ours.
 */
export function openSqliteFile(path: string): SqliteStore {
  mkdirSync(dirname(path), { recursive: true });
  // SQLite gives its log the same mode.
  makeOurs(path);
  const lock = lockFile(`${path}.lock`);
  try {
    const writer = openWriter(path);
    const reader = new Database(path, { readonly: true, timeout: START_TIMEOUT_MS });
    configure(reader);
    for (const connection of [writer, reader]) connection.pragma('busy_timeout = 0');
    return assemble(writer, reader, () => lock.close());
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** A database in memory, empty or from a snapshot; for tests and simulations. */
export function openSqliteMemory(snapshot?: Buffer): SqliteStore {
  const writer = openWriter(snapshot ?? ':memory:');
  return assemble(writer, writer, () => {});
}

function assemble(writer: Database.Database, reader: Database.Database, release: () => void): SqliteStore {
  const queue = new WriteQueue(committerOn(writer));
  const writing = new DirectKysely<Tables>(new CachingConnection(writer));
  // In memory there is one connection, and reads must not see a transaction that is still open.
  const ready = reader === writer ? () => queue.idle() : undefined;
  return {
    dialect: 'sqlite',
    db: new DirectKysely<Tables>(new CachingConnection(reader), ready),
    write: (work) => queue.add(() => work(writing)),
    async snapshot() {
      await queue.idle();
      return writer.serialize();
    },
    async copyTo(path) {
      makeOurs(path, 'wx');
      // Through the connection that writes: what it writes meanwhile goes into the copy, and does not make it begin anew. A step that
      // met an open transaction would copy nothing, and the first one end the copy there.
      await queue.betweenGroups(() => copySteadily(writer, path));
    },
    async close() {
      await queue.idle();
      if (reader !== writer) reader.close();
      writer.close();
      release();
    },
  };
}

/** So many pages of a copy are written in one turn: about a millisecond. */
const PAGES_A_TURN = 100;

/**
 * Copies in turns, and has the system write to the disk beside them what is there already. Left to the end, a file of 200 MB held up
 * everybody for most of a second.
 */
async function copySteadily(writer: Database.Database, path: string): Promise<void> {
  const file = openSync(path, 'r+');
  let isFlushing = false;
  const flush = () =>
    new Promise<void>((resolve) => {
      // What cannot be flushed now is flushed at the end, and fails there if it must.
      fsync(file, () => resolve());
    });
  let flushed = Promise.resolve();
  try {
    await writer.backup(path, {
      progress() {
        if (!isFlushing) {
          isFlushing = true;
          flushed = flush().finally(() => (isFlushing = false));
        }
        return PAGES_A_TURN;
      },
    });
  } finally {
    await flushed;
    closeSync(file);
  }
}

/**
 * Reads a database file whole that nobody uses, such as a copy.
 * @returns the version of its schema
 * @throws UnusableDatabase if it is damaged, or not a database of ours
 */
export function checkSqliteFile(path: string): number {
  let file: Database.Database | undefined;
  try {
    file = new Database(path, { fileMustExist: true });
    checkOwner(file);
    const isEmpty = file.prepare("select count(*) from sqlite_schema where name = 'schema_versions'").pluck().get() === 0;
    if (isEmpty) throw new UnusableDatabase('The file holds no database of Tenfold.');
    return file.prepare('select max(version) from schema_versions').pluck().get() as number;
  } catch (error) {
    throw isDamage(error) ? damaged() : error;
  } finally {
    file?.close();
  }
}

/**
 * Keeps every server away from a database file until the result is called.
 * @throws UnusableDatabase if one has it
 */
export function lockSqliteFile(path: string): () => void {
  const lock = lockFile(`${path}.lock`);
  return () => lock.close();
}

/** Each command is compiled once: there are three to every transaction. */
function committerOn(writer: Database.Database): Committer {
  const statements = new Map<string, Database.Statement>();
  const exec = (command: string): void => {
    const statement = statements.get(command) ?? writer.prepare(command);
    statements.set(command, statement);
    statement.run();
  };
  return {
    begin() {
      try {
        exec('begin immediate');
        return true;
      } catch (error) {
        if (isBusy(error)) return false;
        throw error;
      }
    },
    exec,
    get inTransaction() {
      return writer.inTransaction;
    },
  };
}

function openWriter(source: string | Buffer): Database.Database {
  const writer = new Database(source, { timeout: START_TIMEOUT_MS });
  try {
    checkOwner(writer);
    configure(writer);
    writer.pragma('journal_mode = WAL');
    writer.pragma('synchronous = FULL');
    writer.pragma(`journal_size_limit = ${JOURNAL_LIMIT_BYTES}`);
    writer.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    writer.pragma(`application_id = ${APPLICATION_ID}`);
    writer.pragma(`cache_size = -${KEPT_FOR_WRITING_KIB}`);
    // What a savepoint may have to put back stays in memory: SQLite would write to a file whatever exceeds 64 kB.
    writer.pragma('temp_store = memory');
    return writer;
  } catch (error) {
    writer.close();
    throw isDamage(error) ? damaged() : error;
  }
}

function configure(connection: Database.Database): void {
  connection.pragma('foreign_keys = ON');
  connection.pragma('trusted_schema = OFF');
  connection.pragma('cell_size_check = ON');
}

function checkOwner(connection: Database.Database): void {
  const id = connection.pragma('application_id', { simple: true });
  const tables = connection.prepare('select count(*) from sqlite_schema').pluck().get();
  if (id !== APPLICATION_ID && !(id === 0 && tables === 0)) {
    throw new UnusableDatabase('The database file does not belong to Tenfold. Set DATA_DIR to another folder.');
  }
  if (connection.pragma('quick_check', { simple: true }) !== 'ok') throw damaged();
}

const isBusy = (error: unknown): boolean => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

const damaged = () => new UnusableDatabase('The database file is damaged. Restore the data folder from a backup.');

function isDamage(error: unknown): boolean {
  const code = error instanceof Database.SqliteError ? error.code : '';
  return code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT_');
}

/** Makes a file, if it is not there, that only the server's user can read, in whatever folder it lies. */
const makeOurs = (path: string, flag: 'a' | 'wx' = 'a'): void => closeSync(openSync(path, flag, 0o600));

/**
 * Holds an exclusive lock on a file beside the database for as long as the server runs. It is SQLite's own lock, so the system
 * releases it when the process dies, however it dies.
 */
function lockFile(path: string): Database.Database {
  makeOurs(path);
  const lock = new Database(path, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseInUse('Another Tenfold server is using this database. Stop it first, or set DATA_DIR to another folder.');
  }
}
