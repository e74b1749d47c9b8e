import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { migrations } from '../database/migrations/index.ts';
import { SQLITE_FILE } from '../database/open.ts';
import { checkSqliteFile, lockSqliteFile } from '../database/sqlite.ts';
import { UnusableDatabase } from '../database/store.ts';
import { tombstoneFile, tombstoneFileIn, type Tombstone } from '../deletion/tombstones.ts';
import { backupFolder } from './backups.ts';

/** A database of SQLite is these files while a server has it, and after one was killed. */
const SUFFIXES = ['', '-wal', '-shm'];

interface Restored {
  /** Where the database is that was there before; absent if there was none. */
  readonly replaced?: string;
}

/**
 * Puts a backup in the place of the database of a data folder, while no server runs. Nothing is changed before the backup has been
 * copied and read whole, and what was there stays, aside. Whom it knows as deleted stays deleted.
 * @param from a database file, or the folder of a backup
 * @throws UnusableDatabase if a server runs, or the file cannot be used here; the file system's errors
 */
export function restoreBackup(dataDir: string, from: string, atMs: number): Restored {
  const file = existsSync(from) && statSync(from).isDirectory() ? join(from, SQLITE_FILE) : from;
  if (!existsSync(file)) throw new UnusableDatabase(`There is no backup at ${from}.`);
  const database = join(dataDir, SQLITE_FILE);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockSqliteFile(database);
  try {
    const incoming = `${database}.restoring`;
    try {
      copyIn(file, incoming);
      keepDeletions(dataDir, [database, incoming], dirname(file));
      const replaced = existsSync(database) ? setAside(dataDir, atMs) : undefined;
      renameSync(incoming, database);
      return replaced === undefined ? {} : { replaced };
    } finally {
      removeDatabase(incoming);
    }
  } finally {
    unlock();
  }
}

/** Copies the file beside the database and checks it there: its own folder may be one that cannot be written to. */
function copyIn(file: string, incoming: string): void {
  removeDatabase(incoming);
  // The file of a server that was not stopped in order is not whole without its log.
  for (const suffix of ['', '-wal']) if (existsSync(file + suffix)) copyFileSync(file + suffix, incoming + suffix);
  const version = checkedVersion(file, incoming);
  if (version > migrations.length)
    throw new UnusableDatabase(`${file} cannot be restored. It is of a newer version of Tenfold: install that one first.`);
}

function checkedVersion(file: string, incoming: string): number {
  try {
    return checkSqliteFile(incoming);
  } catch (error) {
    if (error instanceof UnusableDatabase) throw new UnusableDatabase(`${file} cannot be restored. ${error.message}`, { cause: error });
    throw error;
  }
}

function removeDatabase(path: string): void {
  for (const suffix of SUFFIXES) rmSync(path + suffix, { force: true });
}

function setAside(dataDir: string, atMs: number): string {
  const folder = backupFolder(dataDir, 'replaced', atMs);
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  mkdirSync(folder, { mode: 0o700 });
  for (const suffix of SUFFIXES) {
    const path = join(dataDir, SQLITE_FILE + suffix);
    if (existsSync(path)) renameSync(path, join(folder, SQLITE_FILE + suffix));
  }
  return folder;
}

/** The file of deleted accounts gets what either database, or the backup's own copy of it, knows and it does not. */
function keepDeletions(dataDir: string, databases: readonly string[], backup: string): void {
  const file = tombstoneFile(tombstoneFileIn(dataDir));
  const known = new Set(file.all().map(({ player }) => player));
  const told = [...databases.flatMap(tombstonesIn), ...tombstoneFile(tombstoneFileIn(backup)).all()];
  file.add([...new Map(told.map((tombstone) => [tombstone.player, tombstone])).values()].filter(({ player }) => !known.has(player)));
}

/** None of a database that cannot be read, or that is from before deletions. The file has them all but for a full disk. */
function tombstonesIn(path: string): readonly Tombstone[] {
  if (!existsSync(path)) return [];
  let database: Database.Database | undefined;
  try {
    database = new Database(path);
    return database.prepare('select player, deleted_ms as deletedMs from tombstones').all() as Tombstone[];
  } catch {
    return [];
  } finally {
    database?.close();
  }
}
