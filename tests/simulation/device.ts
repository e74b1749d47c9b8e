import type { Bug } from './classic-bugs.ts';
import { Disk } from './disk.ts';
import { Life } from './life.ts';
import type { Network, Weather } from './network.ts';
import type { SimServer, SimSession } from './sim-server.ts';
import type { World } from './world.ts';

/** What sets a device apart. */
interface DeviceKind {
  /** Put in on purpose by the self-test. */
  readonly bug?: Bug | undefined;
  readonly isOlder?: boolean;
}

/** A phone or laptop: a disk, a clock of its own, and the tabs that are open at present. */
export class Device {
  readonly name: string;
  readonly world: World;
  readonly network: Network;
  readonly disk = new Disk();
  /** Put in on purpose by the self-test. */
  readonly bug: Bug | undefined;
  /** Names of the locks that its tabs hold. */
  readonly locks = new Set<string>();
  /** What went wrong in a living tab: always a bug. */
  readonly failures: unknown[] = [];
  utcOffsetMin = 0;
  weather: Weather = 'fair';
  readonly server: SimServer;
  /** Whom the auth client of this browser holds. */
  session: SimSession | undefined;
  /** On plain http there are none: then everybody goes on. */
  readonly hasLocks: boolean;
  /** Its app is one from before decision D36, which queued two activities beside each finished game. */
  isOlder: boolean;
  /** Ids of the activities that it has queued so. */
  readonly activities = new Set<string>();
  /** True while a frozen tab holds every lock. */
  frozen = false;
  private readonly hasBackgroundSync: boolean;
  private syncRegistered = false;
  private opened = 0;
  private fills = 0;
  private skewMs = 0;
  private tabs: Life[] = [];
  private workers: Life[] = [];

  constructor(name: string, world: World, network: Network, server: SimServer, { bug, isOlder = false }: DeviceKind = {}) {
    this.name = name;
    this.isOlder = isOlder;
    this.world = world;
    this.network = network;
    this.server = server;
    this.bug = bug;
    this.hasLocks = world.chance.happens(60);
    this.hasBackgroundSync = world.chance.happens(50);
  }

  get auth(): string | undefined {
    return this.session?.accountId;
  }

  nowMs(): number {
    return this.world.nowMs + this.skewMs;
  }

  setClock(skewMs: number): void {
    this.skewMs = skewMs;
  }

  /** The tab in front; opened if none is. */
  tab(): Life {
    this.tabs = this.tabs.filter((tab) => tab.alive);
    return this.tabs[0] ?? this.openTab();
  }

  openTab(): Life {
    const tab = new Life(this, `${this.name}, tab ${++this.opened}`);
    tab.note('opens');
    this.tabs = [...this.tabs, tab];
    void tab.act(() => tab.open());
    return tab;
  }

  /** A page asks for a `sync` event; the browser gives it when it sees fit, also with all pages closed. Not every browser has them. */
  registerSync(): void {
    if (!this.hasBackgroundSync || this.syncRegistered) return;
    this.syncRegistered = true;
    this.world.after(this.world.chance.between(500, 60_000), () => {
      this.syncRegistered = false;
      this.backgroundSync();
    });
  }

  /** Another tab of this browser hears who plays now, unless it is busy with a game of its own. */
  tellOthers(told: Life): void {
    for (const tab of this.tabs) if (tab !== told && tab.alive && this.world.chance.happens(70)) void tab.act(() => tab.attach());
  }

  /** Something else fills the disk, but for some bytes; after a while there is room again. */
  fill(freeBytes: number, forMs: number): void {
    const fill = ++this.fills;
    this.disk.freeBytes = freeBytes;
    this.world.note(this.name, `has ${freeBytes} bytes free`);
    this.world.after(forMs, () => fill === this.fills && this.empty());
  }

  /** There is room on the disk again. */
  empty(): void {
    this.fills += 1;
    this.disk.freeBytes = Infinity;
    this.world.note(this.name, 'has room on its disk');
  }

  /** The app that its tabs open with from now on is the newer one; what the older one queued is still there. */
  update(): void {
    if (!this.isOlder) return;
    this.isOlder = false;
    this.world.happened('older app updated');
    this.world.note(this.name, 'gets the newer app');
  }

  /** A service worker's `sync` event, in a runtime of its own. */
  backgroundSync(): void {
    const worker = new Life(this, `${this.name}, worker`);
    worker.note('pushes in the background');
    this.workers = [...this.workers.filter((each) => each.alive), worker];
    void worker.act(() => worker.backgroundSync()).then(() => worker.kill());
  }

  /** The browser is killed, with everything in it. */
  killAll(): void {
    for (const life of [...this.tabs, ...this.workers]) life.kill();
    this.tabs = [];
    this.workers = [];
    this.locks.clear();
    this.frozen = false;
  }

  fail(error: unknown): void {
    this.failures.push(error);
  }
}
