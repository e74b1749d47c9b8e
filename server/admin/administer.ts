import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backupBeforeUpdate } from '../backups/before-update.ts';
import { checkCopyHere } from '../backups/check-copy.ts';
import type { Config } from '../config.ts';
import { openDatabase, SQLITE_FILE } from '../database/open.ts';
import { agreeOnDeletions } from '../deletion/agree.ts';
import { tombstoneFile, tombstoneFileIn } from '../deletion/tombstones.ts';
import { queueNotice } from '../mail/notices.ts';
import { keySecret } from '../secrets/keys.ts';
import { askServer } from './ask-server.ts';
import { failed, type AdminDeps, type Outcome } from './command.ts';
import { COPY, copyHere } from './copy.ts';
import { DOCTOR, doctorHere } from './doctor/doctor.ts';
import { RESTORE, restoreHere } from './restore.ts';
import { readMisuse, runCommand } from './run-command.ts';
import { socketPathIn } from './socket.ts';

interface World extends Pick<AdminDeps, 'clock' | 'random'> {
  /** The folder of the built site; absent where nothing was built. */
  readonly clientDir?: string;
}

/**
 * Runs one command where the database is: inside the running server, or here while none runs. Of a server and a command only one has
 * an SQLite file at a time: its lock decides.
 * @param words the command's name and what follows, as typed
 * @throws what the database says when it cannot be opened
 */
export async function administer(config: Config, words: readonly string[], deps: World): Promise<Outcome> {
  const answered = readMisuse(words) ?? (await askRunning(socketPathIn(config.dataDir), words));
  if (answered) return answered;
  const [name, ...rest] = words;
  // What is to be restored may be the only database that can be opened.
  if (name === RESTORE) return restoreHere(config, rest, deps);
  if (name === COPY) return copyHere(config, rest, deps);
  if (name === DOCTOR) return doctorHere(config, deps.clock(), deps.clientDir);
  return runHere(config, words, deps);
}

async function askRunning(path: string, words: readonly string[]): Promise<Outcome | undefined> {
  try {
    return await askServer(path, words);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    return failed(`This user may not give commands to the server (${path}). Run the command as the server's own user.`);
  }
}

async function runHere(config: Config, words: readonly string[], { clock, random }: World): Promise<Outcome> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, SQLITE_FILE)))
    return failed(`There is no database in ${config.dataDir} yet. Start the server once, or set DATA_DIR to its folder.`);
  const database = await openDatabase(config, random, backupBeforeUpdate(config, clock));
  try {
    const { dataDir } = config;
    const tombstones = tombstoneFile(tombstoneFileIn(dataDir));
    // A restored database is never looked at as it is.
    await agreeOnDeletions(database, tombstones);
    // The next server on this database sends it, with its own key.
    const mail: AdminDeps['mail'] = {
      notify: (writer, notice) => queueNotice({ clock, secret: keySecret(dataDir, 'accounts') }, writer, notice),
    };
    // No device is connected here. One that is connected to another server on this database hears of it by its next pull.
    const deps = { config, clock, random, dataDir, checkCopy: checkCopyHere, tombstones, database, mail, changed: () => {} };
    return await runCommand(deps, words);
  } finally {
    await database.close();
  }
}
