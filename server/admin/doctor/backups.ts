import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { timesOf } from '../../backups/backups.ts';
import { tombstoneFileIn } from '../../deletion/tombstones.ts';
import { timeText } from '../time-text.ts';
import { fine, note, wrong, type Finding } from './finding.ts';

const DAY_MS = 86_400_000;
/** The server makes one a day. */
const OLD_MS = 2 * DAY_MS;

interface KeysLook {
  readonly folder: string;
  readonly files: readonly string[];
  /** Those that others than the server's user can read. */
  readonly open: readonly string[];
}

/** When the newest backup of a data folder was made (ms), of those that hold the present database. */
export const newestBackup = (dataDir: string): number | undefined =>
  [...timesOf(dataDir, 'daily'), ...timesOf(dataDir, 'asked')].toSorted((a, b) => b - a)[0];

export function lookAtKeys(dataDir: string): KeysLook {
  const folder = join(dataDir, 'keys');
  const files = (existsSync(folder) ? readdirSync(folder) : []).map((name) => join(folder, name));
  // Windows has other rights, of which Node says nothing.
  const isOpen = (path: string) => process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0;
  return { folder, files: files.filter((path) => path !== tombstoneFileIn(dataDir)), open: files.filter(isOpen) };
}

interface Settings {
  readonly databaseUrl?: string;
  readonly backupKeep: number;
}

export function judgeBackups({ databaseUrl, backupKeep }: Settings, newestMs: number | undefined, nowMs: number): Finding {
  if (databaseUrl !== undefined) return note('PostgreSQL is backed up by its own tools. Let pg_dump run each day ("backup" says how).');
  if (backupKeep === 0) return wrong('BACKUP_KEEP is 0, so no backup is made, nor before an update. Set it to 7.');
  if (newestMs === undefined) return note('There is no backup yet. The server makes one a minute after its start, and then once a day.');
  if (nowMs - newestMs > OLD_MS)
    return wrong(
      `The newest backup is of ${timeText(newestMs)}. Let the server run, look for "backup_failed" in its log, and make one: npm run admin -- backup.`,
    );
  return fine(`The newest backup is of ${timeText(newestMs)}. Copy backups to another machine.`);
}

export function judgeKeys({ folder, files, open }: KeysLook): readonly Finding[] {
  return [
    ...(open.length > 0 ? [wrong(`Others can read ${open.join(', ')}. Take that right away: chmod 600.`)] : []),
    ...(files.length === 0 ? [] : [note(`The keys in ${folder} are in no backup. Keep a copy of them apart from the backups.`)]),
  ];
}
