import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SQLITE_FILE } from '../database/open.ts';
import type { Store } from '../database/store.ts';
import { tombstoneFileIn } from '../deletion/tombstones.ts';
import type { CheckCopy } from './check-copy.ts';

/**
 * A backup is a folder in `DATA_DIR/backups`, named by why and when it was made: the database as it was at one moment, and the file of
 * deleted accounts. What an operator asked for stays; of the others the newest few do.
 */
type BackupKind = 'asked' | 'daily' | 'before-update' | 'replaced';

const PREFIXES: Readonly<Record<BackupKind, string>> = {
  asked: '',
  daily: 'daily-',
  'before-update': 'before-update-',
  replaced: 'replaced-',
};
const TIME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;
/** Ends the name of a backup that is not whole yet. */
const PARTIAL = '.partial';

const backupsIn = (dataDir: string): string => join(dataDir, 'backups');

/** The folder of a backup of this moment (ms). It is not made yet. */
export const backupFolder = (dataDir: string, kind: BackupKind, atMs: number): string =>
  join(backupsIn(dataDir), `${PREFIXES[kind]}${new Date(atMs).toISOString().replaceAll(':', '-')}`);

export interface BackupDeps {
  readonly database: Store;
  readonly dataDir: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly checkCopy: CheckCopy;
}

/**
 * Copies an SQLite database beside the running work, and checks the copy. It has its name once it is whole.
 * @returns its folder
 * @throws what file system, database or check say; nothing is left of it then
 */
export async function makeBackup({ database, dataDir, clock, checkCopy }: BackupDeps, kind: BackupKind): Promise<string> {
  if (!database.copyTo) throw new Error('Only an SQLite database is copied here.');
  const folder = backupFolder(dataDir, kind, clock());
  const partial = `${folder}${PARTIAL}`;
  mkdirSync(backupsIn(dataDir), { recursive: true, mode: 0o700 });
  // Not recursive: a backup of this millisecond is not written over.
  mkdirSync(partial, { mode: 0o700 });
  try {
    const file = join(partial, SQLITE_FILE);
    await database.copyTo(file);
    await checkCopy(file);
    // After the database: a deletion meanwhile is in one of them.
    copyTombstones(dataDir, partial);
    renameSync(partial, folder);
    return folder;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

function copyTombstones(dataDir: string, backup: string): void {
  const from = tombstoneFileIn(dataDir);
  if (!existsSync(from)) return;
  const to = tombstoneFileIn(backup);
  mkdirSync(dirname(to), { mode: 0o700 });
  writeFileSync(to, readFileSync(from), { mode: 0o600, flush: true });
}

/** When the backups of a kind were made (ms), newest first. */
export function timesOf(dataDir: string, kind: BackupKind): readonly number[] {
  const names = existsSync(backupsIn(dataDir)) ? readdirSync(backupsIn(dataDir)) : [];
  return names.flatMap((name) => timeIn(name, kind) ?? []).sort((a, b) => b - a);
}

function timeIn(name: string, kind: BackupKind): number | undefined {
  const prefix = PREFIXES[kind];
  const [, hours, minutes, rest] = (name.startsWith(prefix) && TIME.exec(name.slice(prefix.length))) || [];
  return hours === undefined ? undefined : Date.parse(`${hours}:${minutes}:${rest}`);
}

/**
 * Removes all backups of a kind but the newest, and what a crash left of others. Not while one is being made.
 * @param nowMs a time after it is of a clock that was ahead, and counts as older than all others
 */
export function removeOldest(dataDir: string, kind: BackupKind, keep: number, nowMs: number): void {
  const times = timesOf(dataDir, kind);
  const inOrder = [...times.filter((atMs) => atMs <= nowMs), ...times.filter((atMs) => atMs > nowMs)];
  for (const atMs of inOrder.slice(keep)) rmSync(backupFolder(dataDir, kind, atMs), { recursive: true, force: true });
  for (const name of readdirSync(backupsIn(dataDir)))
    if (name.endsWith(PARTIAL) && timeIn(name.slice(0, -PARTIAL.length), kind) !== undefined)
      rmSync(join(backupsIn(dataDir), name), { recursive: true, force: true });
}
