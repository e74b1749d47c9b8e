import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SQLITE_FILE } from '../database/open.ts';
import { tombstoneFileIn } from '../deletion/tombstones.ts';
import { done, type Command, type Outcome } from './command.ts';

/**
 * Copies an SQLite database beside the running work, and the file of the deleted accounts. A PostgreSQL database is copied by its own
 * tools; then it says which.
 */
export const backup: Command = {
  parameter: '',
  summary: 'Copy the database of this data folder, and say which files besides belong to a backup.',
  details: [
    'To restore: stop the server, put tenfold.db into the data folder (and remove tenfold.db-wal and tenfold.db-shm there), start the server.',
    'Leave the newer deleted-accounts.txt in its place: it keeps deleted accounts from coming back. Only if it is lost, take the copy.',
  ],
  async run({ database, dataDir, clock }) {
    if (!database.copyTo) return forPostgres(dataDir);
    const name = new Date(clock()).toISOString().replaceAll(':', '-');
    const folder = join(dataDir, 'backups', name);
    mkdirSync(join(dataDir, 'backups'), { recursive: true, mode: 0o700 });
    // Not recursive: a backup of this millisecond is not written over.
    mkdirSync(folder, { mode: 0o700 });
    await database.copyTo(join(folder, SQLITE_FILE));
    // After the database: a deletion meanwhile is in one of them.
    const tombstones = tombstoneFileIn(dataDir);
    if (existsSync(tombstones)) copyFileSync(tombstones, tombstoneFileIn(makeKeysFolder(folder)));
    return done(`The backup is in ${folder}. Copy it to another machine.`, ...keysToKeep(dataDir));
  },
};

function makeKeysFolder(folder: string): string {
  mkdirSync(join(folder, 'keys'), { mode: 0o700 });
  return folder;
}

/** Keys change hardly ever, and a backup that anybody can carry away should not hold them. */
function keysToKeep(dataDir: string): readonly string[] {
  const folder = join(dataDir, 'keys');
  const keys = existsSync(folder) ? readdirSync(folder).filter((name) => join(folder, name) !== tombstoneFileIn(dataDir)) : [];
  return [
    `The keys are not in it. Keep them once, apart from it: ${keys.length === 0 ? `all files of ${folder}` : keys.map((name) => join(folder, name)).join(', ')}.`,
    'If AUTH_SIGNING_KEY_FILE or AUTH_ENCRYPTION_KEY is set, keep that key, too.',
  ];
}

function forPostgres(dataDir: string): Outcome {
  return done(
    'The database is on PostgreSQL. Copy it with: pg_dump --format=custom --file=tenfold.dump "$DATABASE_URL"',
    'To restore: stop all servers, pg_restore --clean --if-exists --dbname="$DATABASE_URL" tenfold.dump, start them.',
    `Copy ${tombstoneFileIn(dataDir)} with it, and do not put an older one over a newer: it keeps deleted accounts from coming back.`,
    ...keysToKeep(dataDir),
  );
}
