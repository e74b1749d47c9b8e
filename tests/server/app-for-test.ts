import type { AccountDirectory, Principal } from '../../server/http/principal.ts';
import type { AppDeps } from '../../server/app.ts';
import { buildApp } from '../../server/app.ts';
import type { Environment } from '../../server/config.ts';
import { readConfig } from '../../server/config.ts';
import type { Config } from '../../server/config.ts';
import { pooledRandomBytes } from '../../server/secrets/random-bytes.ts';
import type { Store } from '../../server/database/store.ts';
import type { App } from '../../server/http/app.ts';
import type { Profile } from '../../shared/contract/state.ts';
import { fail, ok } from '../../shared/result.ts';
import { openEmptySqlite } from './empty-sqlite.ts';
import { isEnded } from './ended-ticket.ts';

/** Noon of a fixed day: nothing in a test depends on today. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 12);

/** Accounts without the auth API: the access token of a user is `token-of-<id>`. */
export class FakeAccounts implements AccountDirectory {
  readonly profiles = new Map<string, Profile>();
  /** The generation of each account's upload tickets. */
  readonly generations = new Map<string, number>();
  readonly banned = new Set<string>();
  /** Users whose sessions have ended. */
  readonly signedOut = new Set<string>();

  add(userId: string, role: Profile['role'] = 'player'): string {
    this.profiles.set(userId, { username: userId, displayName: userId, role });
    this.generations.set(userId, 0);
    return `token-of-${userId}`;
  }

  authenticate(authorization: string | undefined): ReturnType<AccountDirectory['authenticate']> {
    const userId = /^Bearer token-of-(.+)$/.exec(authorization ?? '')?.[1];
    if (userId === undefined || !this.profiles.has(userId) || this.signedOut.has(userId))
      return Promise.resolve(fail({ status: 401, code: 'no_authorization' } as const));
    return Promise.resolve(
      ok<Principal>({
        userId,
        sessionId: `session-of-${userId}`,
        aal: 'aal1',
        role: this.profiles.get(userId)?.role ?? 'player',
        ticketGeneration: this.generations.get(userId) ?? 0,
      }),
    );
  }

  profile(userId: string): Promise<Profile | undefined> {
    return Promise.resolve(this.profiles.get(userId));
  }

  ticketStanding: AccountDirectory['ticketStanding'] = async (ticket, db) => {
    const { player, generation } = ticket;
    const present = this.generations.get(player);
    if (present === undefined) return 'unknown';
    if (this.banned.has(player)) return 'banned';
    // One from before there were generations counts by its time, and is younger than any change of these accounts.
    return (generation !== undefined && generation !== present) || (db && (await isEnded(db, ticket))) ? 'revoked' : 'alive';
  };

  stillSignedIn(_writer: unknown, { userId }: Principal): Promise<{ readonly ticketGeneration: number } | undefined> {
    const ticketGeneration = this.generations.get(userId);
    const isIn = ticketGeneration !== undefined && !this.banned.has(userId) && !this.signedOut.has(userId);
    return Promise.resolve(isIn ? { ticketGeneration } : undefined);
  }

  async adminRefusal(writer: unknown, principal: Principal): ReturnType<AccountDirectory['adminRefusal']> {
    if (!(await this.stillSignedIn(writer, principal))) return { status: 403, code: 'session_not_found' };
    return this.profiles.get(principal.userId)?.role === 'admin' ? undefined : { status: 403, code: 'not_admin' };
  }
}

/** Settings as `readConfig` gives them, quiet unless told otherwise. */
export function configForTest(env: Environment = {}): Config {
  const config = readConfig({ LOG_LEVEL: 'silent', SITE_URL: 'http://tenfold.test', ...env }, '/nowhere');
  if (!config.ok) throw new Error(config.error);
  return config.value;
}

export interface TestApp {
  readonly app: App;
  readonly database: Store;
  readonly accounts: FakeAccounts;
  /** The server's clock: set `now` to move it. */
  readonly clock: { now: number };
  close(): Promise<void>;
}

/** The whole server on an empty database (SQLite in memory unless given), with accounts that need no passwords. */
export async function appForTest(parts: Partial<AppDeps> = {}): Promise<TestApp> {
  const clock = { now: TEST_NOW };
  const accounts = new FakeAccounts();
  const random = pooledRandomBytes();
  const database = parts.database ?? (await openEmptySqlite());
  const app = await buildApp({
    config: configForTest(),
    accounts,
    clock: () => clock.now,
    random,
    // Nothing takes any time: no test depends on how fast the machine is.
    stopwatch: () => 0,
    ticketKey: 'a key that only tests use, of 43 characters',
    ...parts,
    database,
  });
  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
  };
  return { app, database, accounts, clock, close };
}
