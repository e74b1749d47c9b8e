import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backupBeforeUpdate } from '../backups/before-update.ts';
import type { Config } from '../config.ts';
import { copyToPostgres } from '../database/copy-to-postgres.ts';
import { openDatabase, openStore, SQLITE_FILE } from '../database/open.ts';
import { UnusableDatabase } from '../database/store.ts';
import { storedVersion, tableNames } from '../database/stored-version.ts';
import { agreeOnDeletions } from '../deletion/agree.ts';
import { tombstoneFile, tombstoneFileIn } from '../deletion/tombstones.ts';
import { done, failed, misused, type AdminDeps, type Command, type Outcome } from './command.ts';

export const COPY = 'copy';
const PARAMETER = '--to <postgres://…>';

/** Inside a server it can only refuse: what is played meanwhile would be in one database alone. */
export const copy: Command = {
  parameter: PARAMETER,
  summary: 'Copy an SQLite database to an empty PostgreSQL database, while the server is stopped.',
  details: [
    'All of it comes over, or nothing, and each table is counted on both sides. The SQLite file stays as it is.',
    'A password in the address can be seen by other users of this machine: keep it in ~/.pgpass, or in PGPASSWORD.',
  ],
  run: () => Promise.resolve(failed('A server runs on this data folder. Stop it, and run this command again.')),
};

/**
 * Copies the database of the data folder while no server runs on it.
 * @param words what follows the name, as typed
 */
export async function copyHere(config: Config, words: readonly string[], world: Pick<AdminDeps, 'clock' | 'random'>): Promise<Outcome> {
  const [flag, address = '', ...rest] = words;
  if (flag !== '--to' || rest.length > 0 || !/^postgres(?:ql)?:\/\//.test(address)) return misused(`"${COPY}" needs ${PARAMETER}.`);
  if (config.databaseUrl !== undefined)
    return failed(
      'DATABASE_URL is set, so this database is on PostgreSQL. To copy the SQLite file, run this command without DATABASE_URL.',
    );
  const file = join(config.dataDir, SQLITE_FILE);
  if (!existsSync(file)) return failed(`There is no SQLite database in ${config.dataDir}. Set DATA_DIR to its folder.`);
  try {
    const copied = await copyFrom(config, file, address, world);
    return done(...copied, ...whatIsLeft(config.dataDir, file));
  } catch (error) {
    // The driver's words name host, user and database, and no password.
    const { message, code } = error as NodeJS.ErrnoException;
    return failed(`Nothing was copied. ${message === '' ? code : message}`);
  }
}

async function copyFrom(
  config: Config,
  file: string,
  databaseUrl: string,
  { clock, random }: Pick<AdminDeps, 'clock' | 'random'>,
): Promise<readonly string[]> {
  // It has the file to itself until it is closed.
  const source = await openDatabase(config, random, backupBeforeUpdate(config, clock));
  try {
    await agreeOnDeletions(source, tombstoneFile(tombstoneFileIn(config.dataDir)));
    await refuseOthers({ ...config, databaseUrl });
    await (await openDatabase({ ...config, databaseUrl }, random)).close();
    const tables = await copyToPostgres(file, databaseUrl);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return [
      ...tables.filter((table) => table.rows > 0).map((table) => `${table.name}: ${table.rows}`),
      `Copied, and counted on both sides: ${rows} rows of ${tables.length} tables.`,
    ];
  } finally {
    await source.close();
  }
}

/** Tables of ours would be made among those of another program. */
async function refuseOthers(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<void> {
  const target = await openStore(config);
  try {
    if ((await storedVersion(target)) === 0 && (await tableNames(target)).length > 0)
      throw new UnusableDatabase('The PostgreSQL database holds tables of another program. Make an empty one: createdb tenfold.');
  } finally {
    await target.close();
  }
}

const whatIsLeft = (dataDir: string, file: string): readonly string[] => [
  `Profile pictures and posts are among them. ${dataDir} still has what is no row: the keys, which every server needs, the list of deleted accounts, mails and files of earlier builds.`,
  `Set DATABASE_URL to the new address and start the server. When all is well, move ${file} away.`,
];
