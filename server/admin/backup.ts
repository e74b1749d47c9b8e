import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeBackup } from '../backups/backups.ts';
import { tombstoneFileIn } from '../deletion/tombstones.ts';
import { done, type Command, type Outcome } from './command.ts';

/**
 * Copies an SQLite database beside the running work. A PostgreSQL database is copied by its own
 * tools; then it says which.
 */
export const backup: Command = {
  parameter: '',
  summary: 'Copy the database of this data folder, and say which files besides belong to a backup.',
  details: [
    'To bring it back: stop the server, and run "restore" with the name of its folder.',
    'The server makes one a day by itself, and one before each update (BACKUP_KEEP).',
  ],
  async run(deps) {
    const { database, dataDir } = deps;
    if (!database.copyTo) return forPostgres(dataDir);
    const folder = await makeBackup(deps, 'asked');
    return done(`The backup is in ${folder}. Copy it to another machine.`, ...keysToKeep(dataDir));
  },
};

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
