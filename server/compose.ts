import { mkdirSync } from 'node:fs';
import { version } from '../package.json';
import { BADGES } from '../shared/badges/catalogue/catalogue.ts';
import { adminCommands } from './admin/socket.ts';
import { backupBeforeUpdate } from './backups/before-update.ts';
import { checkCopyHere, type CheckCopy } from './backups/check-copy.ts';
import { dailyBackups } from './backups/daily-backups.ts';
import { createAccounts } from './auth/create-accounts.ts';
import { loadSigningKeys } from './auth/credentials/signing-keys.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { FindSavable } from './content/find-savable.ts';
import { PublishedPosts } from './content/posts/published-posts.ts';
import { openDatabase } from './database/open.ts';
import { agreeOnDeletions } from './deletion/agree.ts';
import { tombstoneFile, tombstoneFileIn } from './deletion/tombstones.ts';
import type { App, AppPlugin } from './http/app.ts';
import { PlayerChanges } from './realtime/player-changes.ts';
import { keySecret } from './secrets/keys.ts';
import { pooledRandomBytes } from './secrets/random-bytes.ts';
import type { Checker } from './items/checker.ts';
import { noteKeys, warningOf } from './known-keys.ts';
import type { ReEncode } from './pictures/re-encode.ts';
import { ticketReader } from './sync/ticket-token.ts';

export interface RunningServer {
  readonly app: App;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Finishes the running requests, then closes the database. */
  readonly close: () => Promise<void>;
}

/** What a server has that was built, and one of development has not. */
interface BuiltParts {
  /** Checks costly logs in another thread. */
  readonly checker?: Checker;
  /** Checks in another thread what an admin saves as a challenge. */
  readonly findSavable?: FindSavable;
  /** Checks backups in another thread. */
  readonly checkCopy?: CheckCopy;
  /** Decodes pictures in a process of their own. */
  readonly reEncode?: ReEncode;
  /** The paths of the site's pages. */
  readonly pages?: readonly string[];
}

/**
 * The server with its real clock, randomness, database and keys. It is ready, but does not listen.
 * @param built what the build alone has
 */
export async function compose(
  config: Config,
  pluginsWith: (parts: { readonly clock: () => number; readonly posts: PublishedPosts }) => readonly AppPlugin[] = () => [],
  { checker, findSavable, checkCopy = checkCopyHere, reEncode, pages }: BuiltParts = {},
): Promise<RunningServer> {
  const { dataDir } = config;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const random = pooledRandomBytes();
  const clock = (): number => Date.now();
  const database = await openDatabase(config, random, backupBeforeUpdate(config, clock));
  const ticketKey = keySecret(dataDir, 'upload-ticket');
  const tombstones = tombstoneFile(tombstoneFileIn(dataDir));
  const revived = await agreeOnDeletions(database, tombstones);
  const keys = await loadSigningKeys(config.auth.signingKeyFile);
  const secret = keySecret(dataDir, 'accounts');
  const factorKey = config.auth.encryptionKey ?? keySecret(dataDir, 'factors');
  const strangeKeys = await noteKeys(database, { factors: factorKey, accounts: secret, uploadTicket: ticketKey, signing: keys });
  const changes = new PlayerChanges();
  const { changed } = changes;
  const openTickets = ticketReader(clock);
  const posts = new PublishedPosts(database.db, config.siteUrl);
  const accounts = createAccounts({
    config,
    database,
    clock,
    keys,
    secret,
    factorKey,
    version,
    tombstones,
    openTickets,
    changed,
    ...(reEncode && { reEncode }),
  });
  const plugins = [
    accounts.plugin,
    adminCommands(dataDir, { config, database, clock, random, changed, tombstones, dataDir, checkCopy, mail: accounts.mail }),
    dailyBackups({ database, dataDir, clock, checkCopy, keep: config.backupKeep }),
    ...(await betweenServers(config, changes)),
    ...pluginsWith({ clock, posts }),
  ];
  const app = await buildApp({
    config,
    database,
    accounts: accounts.directory,
    clock,
    random,
    ticketKey,
    plugins,
    badges: BADGES,
    posts,
    changes,
    ...(checker && { checker }),
    ...(findSavable && { findSavable }),
    ...(pages && { pages }),
  });
  if (revived > 0)
    app.log.warn({ event: 'deleted_accounts_erased', accounts: revived }, 'the database was restored from before their deletion');
  if (strangeKeys.length > 0) app.log.warn({ event: 'other_keys', keys: strangeKeys }, warningOf(strangeKeys));
  async function close(): Promise<void> {
    await app.close();
    await checker?.close();
    await database.close();
  }
  return { app, clock, close };
}

/** Several servers share a PostgreSQL database, and tell each other of changes. An SQLite file has one server. */
async function betweenServers({ databaseUrl }: Config, changes: PlayerChanges): Promise<readonly AppPlugin[]> {
  if (databaseUrl === undefined) return [];
  // Its client is loaded only where there is a server for it, as by `openDatabase`.
  const { shareChanges } = await import('./realtime/share-changes.ts');
  return [shareChanges(databaseUrl, changes)];
}
