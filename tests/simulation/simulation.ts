import { StoredChallenges } from '../../server/content/stored-challenges.ts';
import type { Badge } from '../../shared/badges/badge.ts';
import { challenges } from '../../shared/progress/folds/challenges.ts';
import type { Bug } from './classic-bugs.ts';
import { Device } from './device.ts';
import { FailedRun } from './history.ts';
import { Invariants } from './invariants.ts';
import type { Life } from './life.ts';
import { Network, type Weather } from './network.ts';
import { Operator } from './operator.ts';
import { SHEETS } from './sheets.ts';
import { personOf, SimServer, type Backup } from './sim-server.ts';
import { Users } from './users.ts';
import { World } from './world.ts';

const START_MS = Date.UTC(2026, 11, 20, 12);
const STEPS = 30;
/** A server that was never backed up is by then. */
const FIRST_BACKUP = 8;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PERSONS = ['ann', 'ben', 'cho'] as const;
/** A wrong clock is wrong by minutes, days or years. */
const SKEWS_MS = [0, 5 * MINUTE_MS, -5 * MINUTE_MS, 3 * DAY_MS, -40 * DAY_MS, -3000 * DAY_MS, 2000 * DAY_MS] as const;
const OFFSETS_MIN = [-480, 0, 120, 540] as const;
const HEALING_ROUNDS = 4;

const ACTIONS = {
  play: 30,
  first_try_lost: 4,
  interrupted: 4,
  resume: 10,
  trigger: 8,
  second_tab: 3,
  background: 4,
  switch: 6,
  sign_in: 8,
  sign_out: 2,
  session_ended: 2,
  learner: 4,
  bad_item: 4,
  redeem: 12,
  race: 4,
  read_notice: 3,
  prefer: 6,
  paper: 10,
  papers: 4,
  attempt: 16,
  attempts: 4,
  reward: 10,
  rewards: 5,
  reward_early: 2,
  fetch: 4,
  delivery: 4,
  operator: 6,
  reset: 4,
  crash: 5,
  crash_inside: 6,
  crash_syncing: 8,
  weather: 10,
  clock: 6,
  disk_full: 15,
  freeze: 2,
  night: 2,
  season: 3,
  backup: 6,
  restore: 6,
  lose_database: 1,
  server_restart: 1,
} as const;

type Action = keyof typeof ACTIONS;

/** What happened in a run, and how often. `next draw` is the same for two runs only if they drew equally often before. */
export type Figures = ReadonlyMap<string, number>;

export interface RunReport {
  readonly figures: Figures;
  readonly history: readonly string[];
}

/**
 * One run: several devices, players and faults, all drawn from one seed.
 * @throws FailedRun at the first promise that is broken, with all that led to it.
 */
export async function simulate(seed: string, bug?: Bug): Promise<RunReport> {
  const world = new World(`simulation ${seed}`, START_MS);
  const { ...fold } = challenges;
  const known = Object.getOwnPropertyDescriptors(StoredChallenges.prototype);
  Object.assign(challenges, bug?.fold);
  Object.assign(StoredChallenges.prototype, bug?.challenges);
  const server = await SimServer.start(world, bug);
  const run = new Run(world, server, bug);
  try {
    await run.play();
    await run.heal();
    for (const what of run.invariants.seen) world.happened(what);
    const figures = new Map([...world.figures, ['next draw', world.chance.below(2 ** 32)]]);
    return { figures, history: world.history.lines };
  } catch (error) {
    throw new FailedRun(error, world.history);
  } finally {
    Object.assign(challenges, fold);
    Object.defineProperties(StoredChallenges.prototype, known);
    run.end();
    await server.stop();
  }
}

class Run {
  private readonly world: World;
  private readonly server: SimServer;
  private readonly devices: readonly Device[];
  private readonly network: Network;
  private readonly persons: readonly string[];
  private readonly users: Users;
  private readonly operator: Operator;
  readonly invariants: Invariants;
  private backup: Backup | undefined;

  constructor(world: World, server: SimServer, bug: Bug | undefined) {
    const { chance } = world;
    const network = new Network(world, server);
    this.network = network;
    this.world = world;
    this.server = server;
    this.persons = PERSONS.slice(0, chance.pick([1, 2, 2, 3]));
    this.users = new Users(world, server);
    this.operator = new Operator(world, server);
    this.devices = Array.from(
      { length: chance.between(2, 4) },
      (_, n) => new Device(`device ${n + 1}`, world, network, server, { bug, isOlder: n % 2 === 0 }),
    );
    this.invariants = new Invariants(this.devices, server, network.sent, this.users, this.operator);
  }

  /** Every device begins with somebody; then chance plays. */
  async play(): Promise<void> {
    if (this.world.chance.happens(80)) await this.operator.tell();
    for (const device of this.devices) {
      device.utcOffsetMin = this.world.chance.pick(OFFSETS_MIN);
      await this.step(device, this.world.chance.happens(70) ? 'sign_in' : 'learner');
    }
    for (let n = 0; n < STEPS; n++) {
      if (n === FIRST_BACKUP) this.backup ??= await this.server.backup();
      await this.step(this.world.chance.pick(this.devices), this.world.chance.weighted(ACTIONS));
    }
  }

  end(): void {
    for (const device of this.devices) device.killAll();
  }

  private async step(device: Device, action: Action): Promise<void> {
    this.world.happened(action);
    this.world.note(device.name, `── ${action}`);
    await this.perform(device, action);
    await this.world.pass(this.world.chance.pick([0, 50, 500, 3_000, 40_000, 90_000]));
    await this.invariants.check();
  }

  private async perform(device: Device, action: Action): Promise<void> {
    const { chance } = this.world;
    switch (action) {
      case 'play':
        return this.userActs(device, (tab) => this.users.play(tab));
      case 'first_try_lost':
        this.network.pushesToLose = chance.between(1, 2);
        return this.userActs(device, (tab) => this.users.play(tab));
      case 'interrupted':
        return this.userActs(device, (tab) => this.users.playAtFirst(tab));
      case 'resume':
        return this.userActs(device, (tab) => this.users.resume(tab));
      case 'trigger':
        return device.tab().trigger();
      case 'second_tab':
        device.openTab();
        return;
      case 'background':
        return device.backgroundSync();
      case 'switch':
        return this.userActs(device, (tab) => this.users.switchPlayer(tab));
      case 'sign_in':
        return this.userActs(device, (tab) => this.users.signIn(tab, chance.pick(this.persons)));
      case 'sign_out':
        return this.userActs(device, (tab) => this.users.signOut(tab));
      case 'session_ended':
        return this.endSession(device);
      case 'learner':
        return this.userActs(device, (tab) => this.users.newLearner(tab));
      case 'bad_item':
        return this.userActs(device, (tab) => this.users.badItem(tab));
      case 'redeem':
        return this.userActs(device, (tab) => this.users.redeem(tab, (offered) => chance.pick(offered)));
      case 'race':
        return this.everywhere((tab) => this.users.redeem(tab, ([first]) => first as Badge));
      case 'read_notice':
        return this.userActs(device, (tab) => this.users.readNotice(tab));
      case 'prefer':
        return this.userActs(device, (tab) => this.users.prefer(tab));
      case 'paper':
        return this.userActs(device, (tab) => this.users.bringBack(tab));
      case 'papers': {
        const sheet = chance.pick(SHEETS);
        return this.everywhere((tab) => this.users.bringBack(tab, sheet));
      }
      case 'attempt':
        return this.userActs(device, (tab) => this.users.attempt(tab));
      case 'attempts':
        return this.everywhere((tab) => this.users.attempt(tab, 'whole'));
      case 'reward':
        return this.userActs(device, (tab) => this.users.claimReward(tab));
      case 'rewards':
        return this.everywhere((tab) => this.users.claimReward(tab));
      case 'reward_early':
        return this.userActs(device, (tab) => this.users.claimEarly(tab));
      case 'fetch':
        return this.userActs(device, (tab) => tab.fetchChallenges());
      case 'delivery':
        return this.userActs(device, (tab) => this.users.deliver(tab, this.operator.revisions));
      case 'operator':
        return this.operate();
      case 'reset':
        return this.server.reset(chance.pick(this.persons));
      case 'crash':
        return device.killAll();
      case 'crash_inside':
        return device.tab().killAfter(chance.between(1, 60));
      case 'crash_syncing':
        return this.crashAtNews(device);
      case 'weather':
        device.weather = chance.pick<Weather>(['fair', 'rough', 'rough', 'rough', 'portal', 'down']);
        return this.world.note(device.name, `has ${device.weather} weather`);
      case 'clock':
        return device.setClock(chance.pick(SKEWS_MS));
      case 'disk_full':
        return this.fillDisk(device);
      case 'freeze':
        device.frozen = !device.frozen;
        return;
      case 'night':
        return this.night();
      case 'season':
        return this.season();
      case 'backup':
        this.backup = await this.server.backup();
        return;
      case 'restore':
        return this.restore();
      case 'lose_database':
        return this.server.loseDatabase();
      case 'server_restart':
        return this.server.restart();
    }
  }

  /**
   * Putting back what the server lost is long work for a device: often it is cut off in the middle. Where nobody plays for long after it, the
   * first that devices hear of it is their monthly listing.
   */
  private async restore(): Promise<void> {
    const { chance } = this.world;
    if (!this.backup) return;
    this.world.happened('restored');
    await this.server.restore(this.backup);
    if (chance.happens(40)) return this.season();
    for (const device of this.devices) {
      if (chance.happens(50)) continue;
      device.tab().killAfter(chance.between(20, 80));
      device.tab().trigger();
    }
  }

  /** The same on every device, before one has heard of another. */
  private everywhere(work: (tab: Life) => Promise<void>): void {
    for (const device of this.devices) this.userActs(device, work);
  }

  /** Not every server hears at once of what an operator changes. */
  private async operate(): Promise<void> {
    this.operator.change();
    if (!this.world.chance.happens(50)) return;
    this.world.note('an operator', 'tells the server');
    await this.operator.tell();
  }

  /** Whatever a user does takes its course; a crash may end it anywhere. */
  private userActs(device: Device, work: (tab: Life) => Promise<void>): void {
    const tab = device.tab();
    void tab.act(() => work(tab));
  }

  /** Whoever is next to hear of another device's games crashes while storing them. */
  private crashAtNews(device: Device): void {
    const ticks = this.world.chance.between(1, 4);
    this.network.troubles.push((struck) => struck.killAfter(ticks));
    device.tab().trigger();
  }

  /** Public content may lie there that can make room. Little room is meaner than none: small writes get through. */
  private fillDisk(device: Device): void {
    const { chance } = this.world;
    const forMs = chance.between(MINUTE_MS / 2, 6 * MINUTE_MS);
    if (chance.happens(50)) this.network.troubles.push((struck) => struck.device.fill(chance.pick([500, 1_500]), forMs));
    this.userActs(device, async (tab) => {
      if (chance.happens(50))
        await tab.storage.device.putContent({ key: 'posts', etag: '1', body: 'x'.repeat(1_000), fetchedMs: device.nowMs() });
      device.fill(chance.pick([0, 500, 1_500]), forMs);
      tab.trigger();
      if (chance.happens(80)) await this.users.play(tab);
      // Whoever was told so presses "Try again" once there is room.
      this.world.after(forMs + 1_000, () => tab.alive && void tab.act(() => this.users.tryAgain(tab)));
    });
  }

  /** Another device ends the session of this one: only the interactive part of sync may stop. */
  private endSession({ session }: Device): void {
    if (session) this.server.endSession(session);
  }

  /** All browsers are closed, and days go by. The first of them that has an older app gets the newer one. */
  private async night(): Promise<void> {
    this.end();
    this.devices.find(({ isOlder }) => isOlder)?.update();
    await this.world.pass(this.world.chance.between(1, 20) * DAY_MS);
  }

  /** Nobody plays for more than a quarter. What was played before is long gone, and every listing is due. */
  private async season(): Promise<void> {
    this.end();
    await this.world.pass(this.world.chance.between(95, 120) * DAY_MS);
  }

  /**
   * The faults end, and every player comes back to every device: all must find together. Wrong clocks stay wrong, and a frozen
   * tab may stay where it is: neither may stop anything.
   */
  async heal(): Promise<void> {
    this.end();
    this.world.note('the world', 'heals');
    this.network.troubles.length = 0;
    await this.operator.tell();
    for (const device of this.devices) {
      device.weather = 'fair';
      device.empty();
    }
    await this.world.pass(2 * MINUTE_MS);
    for (let round = 1; ; round++) {
      for (const device of this.devices) await this.visit(device);
      await this.invariants.check();
      try {
        return await this.invariants.checkHealed();
      } catch (error) {
        if (round === HEALING_ROUNDS) throw error;
      }
    }
  }

  /** Whoever's account the server has lost plays once more and is told so; then each person of this device signs in and syncs. */
  private async visit(device: Device): Promise<void> {
    const persons = new Set<string>();
    const lost: string[] = [];
    device.frozen = this.world.chance.happens(20);
    this.userActs(device, async (tab) => {
      for (const { accountId, localId } of await tab.storage.players.list()) {
        if (accountId === undefined) continue;
        persons.add(personOf(accountId));
        if (!this.server.knows(accountId)) lost.push(localId);
        await this.users.look(tab, localId);
      }
    });
    await this.world.atRest();
    for (const localId of lost) {
      this.userActs(device, (tab) => this.users.switchTo(tab, localId));
      await this.world.pass(2 * MINUTE_MS);
    }
    for (const person of persons) {
      this.userActs(device, (tab) => this.users.signIn(tab, person, true));
      await this.world.pass(5_000);
      await this.world.pass(2 * MINUTE_MS);
    }
    device.killAll();
  }
}
