import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version as tenfold } from '../../../package.json';
import type { Config } from '../../config.ts';
import { migrations } from '../../database/migrations/index.ts';
import { openStore, SQLITE_FILE } from '../../database/open.ts';
import { DatabaseInUse } from '../../database/store.ts';
import { startRefusal } from '../../start-refusal.ts';
import { done, failed, type Command, type Outcome } from '../command.ts';
import { judgeBackups, judgeKeys, lookAtKeys, newestBackup } from './backups.ts';
import { judgeClock, newestOf } from './clock.ts';
import { judgeDatabase, lookAtDatabase, type DatabaseLook } from './database.ts';
import { judgeDisk, lookAtDisk } from './disk.ts';
import { fine, note, wrong, type Finding } from './finding.ts';
import { judgeMail, lookAtMail } from './mail.ts';
import { judgeProxy } from './proxy.ts';
import { judgeSite, lookAtSite } from './site.ts';

export const DOCTOR = 'doctor';

/** Inside a server it sees the settings that this was started with. */
export const doctor: Command = {
  parameter: '',
  summary: 'Say what is missing or wrong: address, certificate, proxy, clock, disk, database, backups, mail. Each line says what to do.',
  details: [
    '"fix" is to be put right, "note" to be known. Nothing is changed, and nobody but SITE_URL, DATABASE_URL and SMTP_URL is asked.',
  ],
  async run({ config, database, clock }) {
    const running = fine(`${versionsOf()} runs.`);
    return outcomeOf([running, ...(await examine(config, clock(), () => lookAtDatabase(database, explainer(config))))]);
  },
};

/**
 * As `doctor`, while no server runs on the data folder. It neither makes a database nor brings one up to date.
 * @param clientDir the folder of the built site; undefined in development
 */
export async function doctorHere(config: Config, nowMs: number, clientDir: string | undefined): Promise<Outcome> {
  const { dataDir } = config;
  const none = `No server runs on ${dataDir}. ${versionsOf()} would run, with the settings of this command: those of a service are seen while it runs.`;
  const about = [note(none), ...judgeBuild(clientDir)];
  const stranger = judgeUser(dataDir);
  // Whatever another user opens leaves files that the server could not open.
  if (stranger) return outcomeOf([...about, stranger]);
  try {
    return outcomeOf([...about, ...(await examine(config, nowMs, () => lookAtStopped(config)))]);
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    // The rest is about other settings than that server's.
    const busy = `A server has ${dataDir} but takes no commands: it is starting or stopping.`;
    return outcomeOf([wrong(`${busy} Run this again in a moment. If it stays so, the log of the server says why.`)]);
  }
}

const versionsOf = (): string => `Tenfold ${tenfold} (schema ${migrations.length}, Node ${process.versions.node})`;

const explainer = (config: Config) => (error: unknown) => startRefusal(error, config);

async function lookAtStopped(config: Config): Promise<DatabaseLook> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, SQLITE_FILE))) return { version: 0 };
  try {
    const store = await openStore(config);
    try {
      return await lookAtDatabase(store, explainer(config));
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof DatabaseInUse) throw error;
    return { failure: explainer(config)(error) };
  }
}

function judgeBuild(clientDir: string | undefined): readonly Finding[] {
  if (clientDir === undefined || existsSync(join(clientDir, 'sw.js'))) return [];
  return [wrong(`The built site is missing in ${clientDir}. Unpack the release again, or build: npm start.`)];
}

function judgeUser(dataDir: string): Finding | undefined {
  const own = process.getuid?.();
  if (!existsSync(dataDir)) return wrong(`There is no folder ${dataDir} yet. Start the server once, or set DATA_DIR to its folder.`);
  if (own === undefined || statSync(dataDir).uid === own) return undefined;
  return wrong(`${dataDir} belongs to another user. Run this command as the server's own user: sudo -u tenfold …`);
}

async function examine(config: Config, nowMs: number, look: () => Promise<DatabaseLook>): Promise<readonly Finding[]> {
  const { siteUrl, dataDir, databaseUrl } = config;
  const file = join(dataDir, SQLITE_FILE);
  // Before the database is written to. The build's own file is there from before the first start.
  const newestFileMs = newestOf([fileURLToPath(import.meta.url), file, `${file}-wal`, join(dataDir, 'keys'), join(dataDir, 'backups')]);
  const [site, mail, database] = await Promise.all([lookAtSite(siteUrl), lookAtMail(config), look()]);
  const fileBytes = databaseUrl === undefined && existsSync(file) ? statSync(file).size : 0;
  return [
    ...judgeSite(siteUrl, site, nowMs),
    ...judgeProxy(config),
    judgeClock(nowMs, newestFileMs, site.dateMs),
    judgeDisk(dataDir, lookAtDisk(dataDir), fileBytes),
    judgeDatabase(databaseUrl === undefined ? file : 'PostgreSQL', database, migrations.length),
    judgeBackups(config, newestBackup(dataDir), nowMs),
    ...judgeKeys(lookAtKeys(dataDir)),
    judgeMail(config, mail),
  ];
}

const SIGNS: Readonly<Record<Finding['level'], string>> = { fine: 'ok  ', note: 'note', wrong: 'fix ' };

function outcomeOf(findings: readonly Finding[]): Outcome {
  const lines = findings.map(({ level, text }) => `${SIGNS[level]}  ${text}`);
  const toFix = findings.filter(({ level }) => level === 'wrong').length;
  if (toFix === 0) return done(...lines, '', 'Nothing is wrong.');
  return failed(...lines, '', `To put right: ${toFix}.`);
}
