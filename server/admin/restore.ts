import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { restoreBackup } from '../backups/restore.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { UnusableDatabase } from '../database/store.ts';
import { agreeOnDeletions } from '../deletion/agree.ts';
import { tombstoneFile, tombstoneFileIn } from '../deletion/tombstones.ts';
import { done, failed, type AdminDeps, type Command, type Outcome } from './command.ts';

export const RESTORE = 'restore';

/** Inside a server it can only refuse. Without one `restoreHere` does it, for there is no database to open before. */
export const restore: Command = {
  parameter: '<backup>',
  summary: 'Put a backup in the place of the database, while the server is stopped. The present one is kept aside.',
  details: [
    'The backup is a folder of DATA_DIR/backups, or a database file.',
    'Accounts that were deleted since stay deleted. Games that were played since come back from the devices that have them.',
    'Put the keys of the same time into DATA_DIR/keys, if they are others.',
  ],
  run: () => Promise.resolve(failed('A server runs on this data folder. Stop it, and run this command again.')),
};

/**
 * Restores a backup while no server runs on the data folder, and brings it up to date.
 * @param words the path of the backup, as typed
 * @throws the file system's errors
 */
export async function restoreHere(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  words: readonly string[],
  { clock, random }: Pick<AdminDeps, 'clock' | 'random'>,
): Promise<Outcome> {
  if (databaseUrl !== undefined)
    return failed('The database is on PostgreSQL. Stop all servers, run pg_restore as "backup" says, and start them.');
  try {
    const { replaced } = restoreBackup(dataDir, placeOf(words.join(' ')), clock());
    const database = await openDatabase({ dataDir }, random);
    const deleted = await agreeOnDeletions(database, tombstoneFile(tombstoneFileIn(dataDir)));
    await database.close();
    return done(
      'The backup is restored.',
      ...(deleted > 0 ? [`Accounts in it that were deleted since, and are deleted again: ${deleted}.`] : []),
      ...(replaced === undefined ? [] : [`The database that was there before is in ${replaced}. Remove it when you no longer need it.`]),
      'Start the server. It warns if the keys in the data folder are not those of this database.',
    );
  } catch (error) {
    if (error instanceof UnusableDatabase) return failed(error.message);
    throw error;
  }
}

/** npm runs commands in the folder of the project, whatever folder they are typed in. */
function placeOf(typed: string): string {
  const place = resolve(process.env['INIT_CWD'] ?? '', typed);
  return existsSync(place) ? place : resolve(typed);
}
