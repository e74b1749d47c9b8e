import { createHash } from 'node:crypto';
import { rulesFor } from '../../shared/games/registry.ts';
import { createEngine } from '../../client/engine/local-engine.ts';
import type { Engine } from '../../client/engine/engine.ts';
import type { StoragePorts } from '../../client/storage/dexie-handle.ts';
import type { Host, HostRequest } from '../../client/storage/host.ts';
import type { ListedPage } from '../../shared/progress/counted/counted.ts';
import { cachedChallenges } from '../../client/storage/cached-challenges.ts';
import { openStorage, type TenfoldStorage } from '../../client/storage/open-storage.ts';
import type { PlayerStore } from '../../client/storage/player-store.ts';
import { problemOf } from '../../client/storage/storage-failure.ts';
import type { InteractiveSession } from '../../client/sync/account.ts';
import { refreshChallenges } from '../../client/sync/content.ts';
import { DeviceSync } from '../../client/sync/device-sync.ts';
import { pushQueues } from '../../client/sync/queues.ts';
import { syncStorage, type SyncStorage } from '../../client/sync/sync-storage.ts';
import { finishOfOlderApp } from '../fixtures/activities.ts';
import type { Device } from './device.ts';
import { DiskAccess } from './disk.ts';

/** The build time of the simulated app. */
const BUILD_MS = Date.UTC(2026, 10, 20, 16);

/** A tab has time to spare so soon after a start. */
const IDLE_AFTER_MS = 300;

/** One tab, or one service worker: everything that is lost when it is killed. */
export class Life {
  readonly device: Device;
  readonly storage: TenfoldStorage;
  readonly engine: Engine;
  readonly name: string;
  readonly host: Host;
  /** Finished games that the disk had no room for: the tab holds them, and has not said "saved". */
  readonly unsaved = new Map<string, string>();
  private readonly isOlder: boolean;
  private readonly disk: DiskAccess;
  private readonly locks = new Set<string>();
  private readonly syncStorage: SyncStorage;
  private readonly sync: DeviceSync;
  private dead = false;
  private ticksToCrash = Infinity;

  constructor(device: Device, name: string) {
    this.device = device;
    this.name = name;
    this.isOlder = device.isOlder;
    this.disk = new DiskAccess(device.disk, device.world, () => this.tick());
    this.host = this.makeHost();
    const env: StoragePorts = { host: this.host, indexedDB: this.disk.indexedDB, IDBKeyRange: this.disk.IDBKeyRange };
    this.storage = openStorage(env);
    this.syncStorage = withBug(syncStorage(this.storage, env), device);
    this.engine = createEngine({
      host: this.host,
      rulesFor,
      challenges: () => settledUnlessDead(cachedChallenges(this.storage.device), () => this.alive),
      hasPlayer: async (localId) => (await settledUnlessDead(this.storage.device.player(localId), () => this.alive)) !== undefined,
      player: (localId) => heardUnlessDead(this.storeOf(localId), () => this.alive),
      makeRoom: () => this.makeRoom(),
    });
    this.sync = new DeviceSync({
      host: this.host,
      storage: this.syncStorage,
      sessionOf: () => this.session(),
      report: (error) => this.report(error),
      pushInBackground: async () => device.registerSync(),
      gamesTaken: () => {},
      accountDeleted: () => {},
      profileChanged: () => {},
      gameInProgress: () => false,
      watchCounts: () => () => {},
      whenIdle: (work) => device.world.after(IDLE_AFTER_MS, () => this.alive && work()),
    });
  }

  get alive(): boolean {
    return !this.dead;
  }

  /** Everything in memory is gone, at once. */
  kill(): void {
    if (this.alive) this.note('is over');
    this.dead = true;
    this.sync.stop();
    for (const name of this.locks) this.device.locks.delete(name);
    this.disk.cut();
  }

  /** Kills it after so many beginnings and ends of transactions, wherever that is. */
  killAfter(ticks: number): void {
    this.ticksToCrash = ticks;
  }

  note(what: string): void {
    this.device.world.note(this.name, what);
  }

  /** Does something that a user does. What a dead tab says of it is not heard; what a living one throws is a bug, unless its disk is full. */
  async act(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.alive) return;
      if (problemOf(error) === 'storage_full') this.note('is told that the disk is full');
      else this.device.fail(error);
    }
  }

  /** A tab opens: what crashed claims left is repaired, and the queues begin to move. */
  async open(): Promise<void> {
    void this.act(() => this.fetchChallenges());
    await this.storage.players.repair();
    await this.attach();
  }

  /** What a page does when it opens and a few times a day. */
  async fetchChallenges(): Promise<void> {
    await refreshChallenges(this.host, this.storage.device);
  }

  /** Sync follows who plays now. */
  async attach(): Promise<void> {
    const row = await this.storage.players.current();
    if (!this.alive) return;
    this.note(`is played by ${row?.nickname ?? 'a guest'}, ${row?.accountId ?? 'no account'}`);
    const accountId = this.device.bug?.accountId?.(this.device, row?.accountId) ?? row?.accountId;
    this.sync.follow(row && { localId: row.localId, ...(accountId !== undefined && { accountId }) });
  }

  /** Somebody signed in here: who plays may be the same, and has a new session. */
  async signedIn(): Promise<void> {
    await this.attach();
    if (this.alive) this.sync.restart('signed_in');
  }

  trigger(): void {
    this.note('"Sync now"');
    this.sync.trigger('now');
  }

  gameEnded(): Promise<void> {
    return this.sync.gameEnded();
  }

  /** What a service worker does in a `sync` event. */
  async backgroundSync(): Promise<void> {
    const installId = await this.syncStorage.installId();
    const report = (error: unknown) => this.report(error);
    await pushQueues({ host: this.host, storage: this.syncStorage, installId, report }, { batches: 1 });
  }

  /** The store as the engine of this tab's app uses it: an older one hands over activities with each game. */
  private storeOf(localId: string): PlayerStore {
    const store = this.storage.player(localId);
    if (!this.isOlder) return store;
    const finish: PlayerStore['finish'] = async (finished) => {
      const older = await finishOfOlderApp(this.host, finished);
      for (const { id, kind } of older.outbox) if (kind === 'activity') this.device.activities.add(id);
      this.device.world.happened('older app finished');
      return store.finish(older);
    };
    return { ...store, finish };
  }

  private async makeRoom(): Promise<boolean> {
    const made = await this.storage.makeRoom();
    if (made) this.device.world.happened('made room');
    if (made) this.note('makes room');
    return made;
  }

  private session(): InteractiveSession {
    const { device } = this;
    return {
      credentials: async (refused) => {
        const { session, server } = device;
        if (session === undefined) return 'signed_out';
        if (device.weather === 'down' && device.world.chance.happens(50)) return 'offline';
        if (refused !== undefined && !server.isAlive(session)) {
          // The server refuses to refresh it; tokens that came meanwhile stay.
          if (device.session === session) device.session = undefined;
          return 'signed_out';
        }
        return { accessToken: `access-${session.accountId}.${session.number}`, userId: session.accountId };
      },
    };
  }

  /** A bug in a living tab; what a dead one says is not heard. */
  private report(error: unknown): void {
    if (this.alive) this.device.fail(error);
  }

  private tick(): void {
    if (this.dead) return;
    this.ticksToCrash -= 1;
    if (this.ticksToCrash > 0) return;
    // Some rounds later is in the middle of whatever transaction has just begun.
    const rounds = this.device.world.chance.below(6);
    this.ticksToCrash = Infinity;
    const done = this.device.world.busy();
    inRounds(rounds, () => {
      done();
      this.device.world.happened('killed inside');
      this.note('is killed in the middle of something');
      this.kill();
    });
  }

  private makeHost(): Host {
    const { device } = this;
    const { world } = device;
    const host: Host = {
      now: () => device.nowMs(),
      utcOffsetMin: () => device.utcOffsetMin,
      newId: () => world.chance.uuid(device.nowMs()),
      random: () => world.chance.fraction(),
      sha256: (text) => Promise.resolve(createHash('sha256').update(text).digest()),
      after: (ms, work) => world.after(ms, () => this.alive && work()),
      withLock: (name, work) => this.withLock(name, work),
      isLocked: async (name) => device.hasLocks && (device.locks.has(name) || device.frozen),
      fetch: async (path, init) => {
        if (!this.alive) return new Promise(() => {});
        const answer = await settledUnlessDead(device.network.request(this.name, device.weather, path, init), () => this.alive);
        this.heardOfSpared(path, init, await answer.text());
        if (bringsNews(path, await answer.text())) device.network.troubles.shift()?.(this);
        return answer;
      },
      buildMs: BUILD_MS,
    };
    return device.bug?.host?.(host, device) ?? host;
  }

  /** A listing that says what this device holds: whether the server took its word, and left something out. */
  private heardOfSpared(path: string, { body }: HostRequest, answer: string): void {
    if (!path.endsWith('/pull') || !String(body).includes('"holds":') || !answer.includes('"parts":')) return;
    const { spared } = JSON.parse(answer) as Pick<ListedPage, 'spared'>;
    if (!spared) this.device.world.happened('evidence asked of another history');
    else if (spared['evidence']?.length) this.device.world.happened('evidence spared');
  }

  private async withLock<T>(name: string, work: (alone: boolean) => Promise<T>): Promise<T | undefined> {
    const { locks, frozen, hasLocks } = this.device;
    if (!hasLocks) return work(false);
    if (locks.has(name) || frozen) return undefined;
    locks.add(name);
    this.locks.add(name);
    try {
      return await work(true);
    } finally {
      if (this.alive) locks.delete(name);
      this.locks.delete(name);
    }
  }
}

/** The stores and rows of this device, as a bug put in on purpose falsifies them. */
function withBug(storage: SyncStorage, device: Device): SyncStorage {
  const { bug } = device;
  const broken = (store: PlayerStore): PlayerStore => bug?.store?.(store, device) ?? store;
  return {
    installId: () => storage.installId(),
    players: async () => (await storage.players()).map((row) => bug?.row?.(row, device) ?? row),
    player: (localId) => broken(storage.player(localId)),
    ownStore: (localId) => broken(storage.ownStore(localId)),
  };
}

const bringsNews = (path: string, body: string): boolean => path.endsWith('/pull') && /"type":"(session|claim)"/.test(body);

/** A dead tab never hears of an answer. */
function settledUnlessDead<T>(promise: Promise<T>, alive: () => boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    promise.then(
      (value) => alive() && resolve(value),
      (error: unknown) => alive() && reject(error instanceof Error ? error : new Error(String(error))),
    );
  });
}

/** Nor of what the disk says, when it is cut: whatever it had begun, and nobody waited for, ends there. */
const heardUnlessDead = (store: PlayerStore, alive: () => boolean): PlayerStore =>
  new Proxy(store, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, given);
        return result instanceof Promise ? settledUnlessDead(result, alive) : result;
      };
    },
  });

function inRounds(rounds: number, work: () => void): void {
  if (rounds <= 0) work();
  else setImmediate(() => inRounds(rounds - 1, work));
}
