import type { AccountDirectory, IssuedTicket, Principal, TicketStanding } from '../../server/http/principal.ts';
import { buildApp } from '../../server/app.ts';
import { openSqliteMemory, type SqliteStore } from '../../server/database/sqlite.ts';
import type { Writer } from '../../server/database/store.ts';
import { agreeOnDeletions } from '../../server/deletion/agree.ts';
import { eraseAccount } from '../../server/deletion/erase-account.ts';
import type { Tombstone } from '../../server/deletion/tombstones.ts';
import type { App } from '../../server/http/app.ts';
import type { Timers } from '../../server/http/timers.ts';
import { resetPlayer } from '../../server/sync/reset.ts';
import type { Profile } from '../../shared/contract/state.ts';
import { fail, ok } from '../../shared/result.ts';
import type { HostRequest } from '../../client/storage/host.ts';
import { configForTest } from '../server/app-for-test.ts';
import { emptySnapshot, openEmptySqlite } from '../server/empty-sqlite.ts';
import { isEnded } from '../server/ended-ticket.ts';
import { BADGES } from './badges.ts';
import type { Bug } from './classic-bugs.ts';
import type { World } from './world.ts';

/** The person whose account this is: the second account of Ann is `ann-2`. */
export const personOf = (accountId: string): string => accountId.split('-')[0] as string;

/** A sign-in of one device: its access token is `access-<account>.<number>`, and stays good until the session is ended. */
export interface SimSession {
  readonly accountId: string;
  readonly number: number;
}

/** Accounts and sessions. They are lost with the database, and come back with a backup. */
class SimAccounts implements AccountDirectory {
  users: ReadonlySet<string> = new Set();
  /** Those of which the database has a tombstone. */
  deleted: ReadonlySet<string> = new Set();
  private readonly ended = new Set<number>();
  private sessions = 0;
  private signUps = 0;

  /** Signs a person in, who signs up first if this server knows no account of theirs. */
  signIn(person: string): SimSession {
    const known = [...this.users].find((accountId) => personOf(accountId) === person);
    const accountId = known ?? (++this.signUps, `${person}-${this.signUps}`);
    this.users = new Set([...this.users, accountId]);
    return { accountId, number: ++this.sessions };
  }

  end({ number }: SimSession): void {
    this.ended.add(number);
  }

  isAlive({ accountId, number }: SimSession): boolean {
    return this.users.has(accountId) && !this.ended.has(number);
  }

  async authenticate(authorization: string | undefined): ReturnType<AccountDirectory['authenticate']> {
    const [, userId = '', number] = /^Bearer access-(.+)\.(\d+)$/.exec(authorization ?? '') ?? [];
    if (!this.isAlive({ accountId: userId, number: Number(number) })) return fail({ status: 401, code: 'no_authorization' } as const);
    return ok<Principal>({ userId, sessionId: `session-of-${userId}`, aal: 'aal1', role: 'player', ticketGeneration: 0 });
  }

  async profile(userId: string): Promise<Profile | undefined> {
    return this.users.has(userId) ? { username: userId, displayName: userId, role: 'player' } : undefined;
  }

  async ticketStanding(ticket: IssuedTicket, db?: Writer): Promise<TicketStanding> {
    const { player } = ticket;
    if (this.users.has(player)) return db && (await isEnded(db, ticket)) ? 'revoked' : 'alive';
    return this.deleted.has(player) ? 'deleted' : 'unknown';
  }

  async stillSignedIn(_writer: unknown, { userId }: Principal): Promise<{ readonly ticketGeneration: number } | undefined> {
    return this.users.has(userId) ? { ticketGeneration: 0 } : undefined;
  }

  async adminRefusal(): ReturnType<AccountDirectory['adminRefusal']> {
    return { status: 403, code: 'not_admin' };
  }
}

export interface Answered {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

/** A database as it was once, with the accounts that it held. */
export interface Backup {
  readonly snapshot: Buffer;
  readonly users: ReadonlySet<string>;
}

const UNKNOWN_ACCOUNT: Answered = {
  status: 401,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error: 'This server does not know this account.', code: 'unknown_account' }),
};

/** Whose upload ticket this is. */
function holderOf(authorization: string | undefined): string {
  const claims = Buffer.from(authorization?.split('.')[1] ?? '', 'base64url').toString();
  return claims === '' ? '' : (JSON.parse(claims) as { readonly sub: string }).sub;
}

/** How often a server looks for what others have stored, in ms of virtual time. */
const LOOK_EVERY_MS = 60_000;

/** The real server on SQLite in memory. Its process can be killed, and its database put back to an older state. */
export class SimServer {
  private readonly world: World;
  private readonly accounts: SimAccounts;
  private store: SqliteStore;
  private app: App | undefined;
  /** How often the database was put back: devices may then rightly show less for a while. */
  restores = 0;
  /** What this process does again and again. */
  private readonly looks = new Set<() => void>();
  private readonly startsBlind: boolean;
  /** The file beside the keys, which no restored database changes. */
  private readonly tombstones: Tombstone[] = [];

  private constructor(world: World, store: SqliteStore, startsBlind: boolean) {
    this.world = world;
    this.startsBlind = startsBlind;
    this.accounts = new SimAccounts();
    this.store = store;
  }

  static async start(world: World, bug: Pick<Bug, 'startsBlind'> = {}): Promise<SimServer> {
    const server = new SimServer(world, await openEmptySqlite(), bug.startsBlind === true);
    await server.boot();
    return server;
  }

  /** Repeated work is done only where there is something to find: a minute of virtual time would cost as much as a step. */
  private timers(): Timers {
    return {
      after: (ms, work) => this.world.after(ms, work),
      every: (_ms, work) => {
        this.looks.add(work);
        return () => this.looks.delete(work);
      },
    };
  }

  /** Another process, as an operator's command, stores challenges: this one hears of them within a minute. */
  async tellChallenges(store: (writer: Writer) => Promise<unknown>): Promise<void> {
    await this.world.track(this.store.write(store));
    this.world.after(this.world.chance.below(LOOK_EVERY_MS), () => {
      for (const look of this.looks) look();
    });
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
      badges: BADGES,
      timers: this.timers(),
      ticketKey: 'a key that lives outside the database, of 43 characters',
    });
    // A server that listens looks again at what an older one has left.
    if (!this.startsBlind) await this.app.listen({ host: '127.0.0.1', port: 0 });
  }

  /** The database, for looking at it from outside. */
  get database(): SqliteStore {
    return this.store;
  }

  signIn(person: string): SimSession {
    return this.accounts.signIn(person);
  }

  /** Another device signs this session out. */
  endSession(session: SimSession): void {
    this.accounts.end(session);
  }

  /** Whether a refresh of this session would be granted. */
  isAlive(session: SimSession): boolean {
    return this.accounts.isAlive(session);
  }

  /** An admin resets the progress of a person, if this server knows an account of theirs. */
  async reset(person: string): Promise<void> {
    const { store, world } = this;
    const player = [...this.accounts.users].find((accountId) => personOf(accountId) === person);
    if (player === undefined) return;
    const order = { player, atMs: world.nowMs, actor: 'an admin', reason: 'asked for' };
    const random = (bytes: number): Uint8Array => world.chance.bytes(bytes);
    const { xp, games } = await world.track(store.write((writer) => resetPlayer(writer, store.dialect, order, random)));
    world.note('an admin', `resets ${player}: ${xp} XP and ${games} games count no more`);
    if (games > 0) world.happened('reset of games');
  }

  /** The account of a person is deleted, by whichever device, and noted outside the database. */
  async deleteAccount(person: string): Promise<void> {
    const player = [...this.accounts.users].find((accountId) => personOf(accountId) === person);
    if (player === undefined) return;
    const tombstone: Tombstone = { player, deletedMs: this.world.nowMs };
    await this.world.track(this.store.write((writer) => eraseAccount(writer, tombstone)));
    this.tombstones.push(tombstone);
    await this.readDeleted();
    this.world.note('the server', `deletes ${player}`);
  }

  /** What the server's start does: a restored database loses again whoever was deleted. */
  private async agree(): Promise<void> {
    const file = { all: () => this.tombstones, add: (more: readonly Tombstone[]) => void this.tombstones.push(...more) };
    await agreeOnDeletions(this.store, file);
    await this.readDeleted();
  }

  private async readDeleted(): Promise<void> {
    const rows = await this.store.db.selectFrom('tombstones').select('player').execute();
    const deleted = new Set(rows.map(({ player }) => player));
    this.accounts.deleted = deleted;
    this.accounts.users = new Set([...this.accounts.users].filter((accountId) => !deleted.has(accountId)));
  }

  knows(accountId: string): boolean {
    return this.accounts.users.has(accountId);
  }

  private hasKnown(accountId: string): boolean {
    return this.knows(accountId) || this.accounts.deleted.has(accountId);
  }

  async handle(path: string, { method, headers, body }: HostRequest): Promise<Answered> {
    if (path === '/api/sync/push' && !this.hasKnown(holderOf(headers['authorization']))) return UNKNOWN_ACCOUNT;
    const answer = await this.world.track(
      (this.app as App).inject({ method, url: path, headers: { ...headers }, ...(body !== undefined && { payload: body }) }),
    );
    const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return { status: answer.statusCode, headers: Object.fromEntries(named) as Answered['headers'], body: answer.body };
  }

  /** The process dies and another starts on the same database: only what was committed is left. */
  async restart(): Promise<void> {
    await this.app?.close();
    await this.boot();
  }

  async backup(): Promise<Backup> {
    const { users } = this.accounts;
    return { snapshot: await this.store.snapshot(), users };
  }

  /** The database is gone, and an empty one takes its place: no account is known any more. */
  async loseDatabase(): Promise<void> {
    await this.restore({ snapshot: await emptySnapshot(), users: new Set() });
  }

  async restore({ snapshot, users }: Backup): Promise<void> {
    this.restores += 1;
    this.accounts.users = users;
    await this.stop();
    this.store = openSqliteMemory(snapshot);
    if (this.tombstones.length > 0) await this.agree();
    await this.boot();
  }

  async stop(): Promise<void> {
    await this.app?.close();
    await this.store.close();
  }
}
