import type { AppPlugin } from '../http/app.ts';
import { realTimers, type Timers } from '../http/timers.ts';
import { makeBackup, removeOldest, timesOf, type BackupDeps } from './backups.ts';

interface DailyBackupsDeps extends BackupDeps {
  /** How many stay; 0: none is made. */
  readonly keep: number;
  readonly timers?: Timers;
}

const DAY_MS = 86_400_000;
/** A start has better things to do, and a machine that runs for an hour a day should have its backup. */
const FIRST_LOOK_MS = 60_000;
/** Also the time until another try, after one that failed. */
const EVERY_MS = 3_600_000;

/** Makes a backup of an SQLite database once a day, if the server runs then or as soon as it does, and removes the oldest. */
export function dailyBackups({ keep, timers = realTimers, ...deps }: DailyBackupsDeps): AppPlugin {
  const { database, dataDir, clock } = deps;
  return async (app) => {
    if (!database.copyTo || keep === 0) return;
    let running: Promise<void> | undefined;
    // A clock that was set back must not keep them away for as long as it was ahead.
    const isDue = () => timesOf(dataDir, 'daily').every((atMs) => Math.abs(clock() - atMs) >= DAY_MS);
    async function make(): Promise<void> {
      try {
        await makeBackup(deps, 'daily');
        removeOldest(dataDir, 'daily', keep, clock());
        app.log.info({ event: 'backup_made' }, 'the daily backup is made');
      } catch (error) {
        app.log.error({ event: 'backup_failed', reason: reasonOf(error) }, 'the daily backup could not be made');
      }
    }
    function look(): void {
      if (running || !isDue()) return;
      running = make().finally(() => (running = undefined));
    }
    let stops: readonly (() => void)[] = [];
    app.addHook('onReady', async () => {
      stops = [timers.after(FIRST_LOOK_MS, look), timers.every(EVERY_MS, look)];
    });
    // The database is closed after this.
    app.addHook('onClose', async () => {
      for (const stop of stops) stop();
      await running;
    });
  };
}

/** A code such as SQLITE_FULL or ENOSPC, or the words of a check. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
