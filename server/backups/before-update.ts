import type { BeforeUpdate } from '../database/open.ts';
import { makeBackup, removeOldest } from './backups.ts';
import { checkCopyHere } from './check-copy.ts';

interface Settings {
  readonly dataDir: string;
  /** How many stay; 0: none is made. */
  readonly backupKeep: number;
}

/**
 * Copies an SQLite database before a newer build changes its schema: until then it is the only copy of what the former build can read.
 * A start that cannot make it changes nothing.
 */
export function backupBeforeUpdate({ dataDir, backupKeep }: Settings, clock: () => number): BeforeUpdate {
  return async (database) => {
    if (!database.copyTo || backupKeep === 0) return;
    try {
      await makeBackup({ database, dataDir, clock, checkCopy: checkCopyHere }, 'before-update');
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The database needs an update, and the backup before it could not be made (${why}). Make room in ${dataDir}, or set BACKUP_KEEP=0 to update without one.`,
        { cause: error },
      );
    }
    removeOldest(dataDir, 'before-update', backupKeep, clock());
  };
}
