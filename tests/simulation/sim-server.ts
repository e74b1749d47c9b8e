import type { AccountDirectory, IssuedTicket, Principal, TicketStanding } from '../../server/accounts/principal.ts';
import { buildApp } from '../../server/app.ts';
import { migrate } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/index.ts';
import { openSqliteMemory, type SqliteStore } from '../../server/database/sqlite.ts';
import type { App } from '../../server/http/app.ts';
import type { Profile } from '../../shared/contract/state.ts';
import { fail, ok } from '../../shared/result.ts';
import type { HostRequest } from '../../client/storage/host.ts';
import { configForTest } from '../server/app-for-test.ts';
import { Chance } from './chance.ts';
import type { World } from './world.ts';

/** Seeded players: the access token of a user is `access-<id>`. */
class SimAccounts implements AccountDirectory {
  private readonly users: ReadonlySet<string>;

  constructor(users: readonly string[]) {
    this.users = new Set(users);
  }

  async authenticate(authorization: string | undefined): ReturnType<AccountDirectory['authenticate']> {
    const userId = /^Bearer access-(.+)$/.exec(authorization ?? '')?.[1];
    if (userId === undefined || !this.users.has(userId)) return fail({ status: 401, code: 'no_authorization' } as const);
    return ok<Principal>({ userId, sessionId: `session-of-${userId}`, aal: 'aal1' });
  }

  async profile(userId: string): Promise<Profile | undefined> {
    return this.users.has(userId) ? { username: userId, displayName: userId, role: 'player' } : undefined;
  }

  async ticketStanding({ player }: IssuedTicket): Promise<TicketStanding> {
    return this.users.has(player) ? 'alive' : 'unknown';
  }

  async stillSignedIn(_writer: unknown, { userId }: Principal): Promise<{ readonly ticketsDeadBefore: number } | undefined> {
    return this.users.has(userId) ? { ticketsDeadBefore: 0 } : undefined;
  }
}

export interface Answered {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

let migrated: Promise<Buffer> | undefined;

/** An empty database with the schema, made once: migrating takes longer than a whole run. */
async function emptyDatabase(): Promise<Buffer> {
  const chance = new Chance('an empty database');
  const store = openSqliteMemory();
  await migrate(store, migrations, (bytes) => chance.bytes(bytes));
  const snapshot = await store.snapshot();
  await store.close();
  return snapshot;
}

/** The real server on SQLite in memory. Its process can be killed, and its database put back to an older state. */
export class SimServer {
  private readonly world: World;
  private readonly accounts: SimAccounts;
  private store: SqliteStore;
  private app: App | undefined;
  /** How often the database was put back: devices may then rightly show less for a while. */
  restores = 0;

  private constructor(world: World, users: readonly string[], store: SqliteStore) {
    this.world = world;
    this.accounts = new SimAccounts(users);
    this.store = store;
  }

  static async start(world: World, users: readonly string[]): Promise<SimServer> {
    migrated ??= emptyDatabase();
    const server = new SimServer(world, users, openSqliteMemory(await migrated));
    await server.boot();
    return server;
  }

  private async boot(): Promise<void> {
    const { world, accounts, store } = this;
    this.app = await buildApp({
      config: configForTest(),
      database: store,
      accounts,
      clock: () => world.nowMs,
      random: (bytes) => world.chance.bytes(bytes),
      stopwatch: () => world.nowMs,
      ticketKey: 'a key that lives outside the database, of 43 characters',
    });
  }

  /** The database, for looking at it from outside. */
  get database(): SqliteStore {
    return this.store;
  }

  async handle(path: string, { method, headers, body }: HostRequest): Promise<Answered> {
    const answer = await this.world.track((this.app as App).inject({ method, url: path, headers: { ...headers }, ...(body !== undefined && { payload: body }) }));
    const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return { status: answer.statusCode, headers: Object.fromEntries(named) as Answered['headers'], body: answer.body };
  }

  /** The process dies and another starts on the same database: only what was committed is left. */
  async restart(): Promise<void> {
    await this.app?.close();
    await this.boot();
  }

  backup(): Promise<Buffer> {
    return this.store.snapshot();
  }

  async restore(snapshot: Buffer): Promise<void> {
    this.restores += 1;
    await this.stop();
    this.store = openSqliteMemory(snapshot);
    await this.boot();
  }

  async stop(): Promise<void> {
    await this.app?.close();
    await this.store.close();
  }
}
