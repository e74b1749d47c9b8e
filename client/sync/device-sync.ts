import { createSource, type Observable } from '../../shared/observable.ts';
import type { Host } from '../storage/host.ts';
import type { PlayerStore } from '../storage/player-store.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import type { InteractiveSession } from './account.ts';
import type { Trigger } from './loop.ts';
import { checkMonthly } from './monthly-check.ts';
import type { EndedChange } from './profile-changes.ts';
import { createQueues, type Queues } from './queues.ts';
import { reportOnce } from './report-once.ts';
import type { SyncStatus } from './status.ts';
import { PlayerSync } from './player-sync.ts';
import type { SyncStorage } from './sync-storage.ts';

/** Who plays: a learner on this device, or with `accountId` an account. */
export interface SyncedPlayer {
  readonly localId: string;
  readonly accountId?: string;
}

export interface DeviceSyncDeps {
  readonly host: Host;
  readonly storage: SyncStorage;
  /** The tokens of one player on this device. */
  sessionOf(localId: string): InteractiveSession;
  /** Told of every bug, once each: what storage or network refuse is expected, and is none. */
  report(error: unknown): void;
  /** Asks the browser to push also when all pages are closed. */
  pushInBackground(): Promise<void>;
  /** Told which games of a batch the server has taken just now, of whoever plays. */
  gamesTaken(player: SyncedPlayer, store: PlayerStore, ids: readonly string[]): void;
  /** Told that the server said just now, of somebody on this device, that the account was deleted. */
  readonly accountDeleted: () => void;
  /** Told which changes of the profile the server took or refused just now, of whoever plays. */
  profileChanged(ended: readonly EndedChange[]): void;
  /** Whether a game is being played in this window. */
  readonly gameInProgress: () => boolean;
  /** Calls back when the counts of any store may have changed, also by another tab; the result ends it. */
  watchCounts(changed: () => void): () => void;
  /** Runs what can wait until this runtime has time to spare. */
  whenIdle(work: () => void): void;
}

interface Running {
  readonly player: SyncedPlayer;
  readonly sync: PlayerSync;
  readonly stop: () => void;
}

const isSame = (a: SyncedPlayer | undefined, b: SyncedPlayer | undefined): boolean =>
  a?.localId === b?.localId && a?.accountId === b?.accountId;

/**
 * Sync of one page: of whoever plays, and of the queues of the others on this device (P7). The page tells it who plays and what
 * happens; rules F1 to F6.
 *
 *     nobody known ──follow──▶ starting ──install id is read──▶ running ──stop──▶ stopped
 *                               ▲    │ ▲                          │
 *                               │    └─┴── storage refuses it:    │
 *                               │          the next trigger       │
 *                               └── follow(another), restart ─────┘
 *
 * `starting` waits for the device's database once; whoever is to play when it answers is started. A guest is somebody, too: then the
 * queues alone run.
 */
export class DeviceSync {
  readonly #deps: DeviceSyncDeps;
  readonly #report: (error: unknown) => void;
  readonly #status = createSource<SyncStatus | undefined>(undefined);
  readonly status: Observable<SyncStatus | undefined> = this.#status;
  /** Whether it is known who plays; undefined is a guest then. */
  #known = false;
  #player: SyncedPlayer | undefined;
  #running: Running | undefined;
  #queues: Queues | undefined;
  #visible = true;
  #stopped = false;

  constructor(deps: DeviceSyncDeps) {
    this.#deps = deps;
    this.#report = reportOnce((error) => deps.report(error));
  }

  /** Who plays from now on; undefined for a guest. The sync of another player stops at once, its queue goes on under its ticket. */
  follow(player: SyncedPlayer | undefined): void {
    this.#known = true;
    this.#player = player;
    if (this.#isCurrent) return;
    this.#leave();
    void this.#start('start');
  }

  /** Something happened that may be a good moment to sync (protocol, "Triggers"); also for a start that storage refused before. */
  trigger(trigger: Trigger): void {
    if (!this.#known) return;
    if (!this.#isCurrent) return void this.#start(trigger);
    this.#running?.sync.trigger(trigger);
    this.#queues?.trigger(trigger);
  }

  /** The same player syncs with new means: after a sign-in. */
  restart(trigger: Trigger): void {
    this.#leave();
    this.trigger(trigger);
  }

  /** A game was saved: it leads the next batch. */
  async gameEnded(): Promise<void> {
    this.trigger('game_end');
    await this.#attempt(() => this.#askForBackground());
  }

  /** A claim was made: it is sent after all that was recorded before it, for that may decide it. */
  async claimMade(): Promise<void> {
    this.trigger('now');
    await this.#attempt(() => this.#askForBackground());
  }

  /** Reads the counts of who plays anew, and resolves when the status says them: before that it may know nothing of a game just saved. */
  async refresh(): Promise<void> {
    await this.#running?.sync.refresh();
  }

  setVisible(visible: boolean): void {
    this.#visible = visible;
    this.#running?.sync.setVisible(visible);
    this.#queues?.setVisible(visible);
  }

  stop(): void {
    this.#stopped = true;
    this.#leave();
    this.#queues?.stop();
  }

  /** Whether what runs is the sync of who plays. */
  get #isCurrent(): boolean {
    return this.#queues !== undefined && isSame(this.#player, this.#running?.player);
  }

  #leave(): void {
    this.#running?.stop();
    this.#running = undefined;
    this.#status.set(undefined);
  }

  #start(trigger: Trigger): Promise<void> {
    return this.#attempt(async () => {
      const installId = await this.#deps.storage.installId();
      if (this.#stopped) return;
      // Whoever plays now, not who played when this began.
      this.#queues ??= this.#queuesOfOthers(installId);
      if (this.#player) this.#running ??= this.#syncOf(this.#player, installId);
      this.trigger(trigger);
      await this.#askForBackground();
    });
  }

  #syncOf(player: SyncedPlayer, installId: string): Running {
    const { host, storage } = this.#deps;
    const { localId, accountId } = player;
    const gamesTaken = (ids: readonly string[]) => this.#deps.gamesTaken(player, store, ids);
    const store = storage.player(localId);
    const account = accountId === undefined ? {} : { accountId, session: this.#deps.sessionOf(localId) };
    const { accountDeleted, gameInProgress } = this.#deps;
    // A pass may outlast its player's turn.
    const profileChanged = (ended: readonly EndedChange[]) => isSame(player, this.#player) && this.#deps.profileChanged(ended);
    const told = { report: this.#report, gamesTaken, accountDeleted, profileChanged, gameInProgress };
    const sync = new PlayerSync({ host, store, localId, installId, ...told, ...account });
    const unsubscribe = sync.status.subscribe(() => this.#status.set(sync.status.getSnapshot()));
    const unwatch = this.#deps.watchCounts(() => void sync.refresh());
    const stop = () => {
      unsubscribe();
      unwatch();
      sync.stop();
    };
    sync.setVisible(this.#visible);
    this.#deps.whenIdle(() => void this.#attempt(() => this.#tendTotals(store)));
    return { player, sync, stop };
  }

  #queuesOfOthers(installId: string): Queues {
    const { host, storage } = this.#deps;
    const queues = createQueues({
      host,
      installId,
      storage,
      playing: () => this.#player?.localId,
      accountDeleted: this.#deps.accountDeleted,
      report: this.#report,
    });
    queues.setVisible(this.#visible);
    return queues;
  }

  /** With a backlog the browser is asked, on every visit anew, to push also when all pages are closed. A learner's games go nowhere. */
  async #askForBackground(): Promise<void> {
    if (!this.#running) return;
    const { player, sync } = this.#running;
    await sync.refresh();
    if (player.accountId !== undefined && sync.status.getSnapshot().waiting > 0) await this.#deps.pushInBackground();
  }

  async #tendTotals(store: PlayerStore): Promise<void> {
    await store.tidy();
    if (await checkMonthly(store, this.#deps.host.now()))
      this.#report(new Error('Kept totals differed from the games and were computed anew.'));
  }

  /** Storage that refuses has its sentence elsewhere, and the next good moment tries again; anything else is a bug. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof StorageFailure)) this.#report(error);
    }
  }
}
