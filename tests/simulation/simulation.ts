import type { Bug } from './classic-bugs.ts';
import { Device } from './device.ts';
import { playedGame } from './games.ts';
import { Invariants } from './invariants.ts';
import type { Life } from './life.ts';
import { Network, type Weather } from './network.ts';
import { personOf, SimServer, type Backup } from './sim-server.ts';
import { World } from './world.ts';

const START_MS = Date.UTC(2026, 11, 20, 12);
const STEPS = 24;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const USERS = ['ann', 'ben', 'cho'] as const;
/** A wrong clock is wrong by minutes, days or years. */
const SKEWS_MS = [0, 5 * MINUTE_MS, -5 * MINUTE_MS, 3 * DAY_MS, -40 * DAY_MS, -3000 * DAY_MS, 2000 * DAY_MS] as const;
const OFFSETS_MIN = [-480, 0, 120, 540] as const;
const HEALING_ROUNDS = 4;

const ACTIONS = {
  play: 30,
  first_try_lost: 4,
  interrupted: 4,
  resume: 4,
  trigger: 8,
  second_tab: 3,
  background: 4,
  switch: 6,
  sign_in: 8,
  sign_out: 2,
  session_ended: 2,
  learner: 4,
  bad_item: 4,
  crash: 5,
  crash_inside: 10,
  weather: 10,
  clock: 6,
  freeze: 2,
  night: 2,
  backup: 6,
  restore: 6,
  lose_database: 1,
  server_restart: 1,
} as const;

type Action = keyof typeof ACTIONS;

/** What happened in a run, and how often. `next draw` is the same for two runs only if they drew equally often before. */
export type Figures = ReadonlyMap<string, number>;

/** One run: several devices, players and faults, all drawn from one seed. Throws at the first promise that is broken. */
export async function simulate(seed: string, bug?: Bug): Promise<Figures> {
  const world = new World(`simulation ${seed}`, START_MS);
  const server = await SimServer.start(world);
  const run = new Run(world, server, bug);
  try {
    await run.play();
    await run.heal();
    return new Map([...world.figures, ['next draw', world.chance.below(2 ** 32)]]);
  } finally {
    run.end();
    await server.stop();
  }
}

class Run {
  private readonly world: World;
  private readonly server: SimServer;
  private readonly devices: readonly Device[];
  private readonly network: Network;
  private readonly users: readonly string[];
  private readonly invariants: Invariants;
  private backup: Backup | undefined;

  constructor(world: World, server: SimServer, bug: Bug | undefined) {
    const { chance } = world;
    const network = new Network(world, server);
    this.network = network;
    this.world = world;
    this.server = server;
    this.users = USERS.slice(0, chance.between(2, USERS.length));
    this.devices = Array.from({ length: chance.between(2, 4) }, (_, n) => new Device(`device ${n + 1}`, world, network, server, bug));
    this.invariants = new Invariants(this.devices, server, network.sent);
  }

  /** Every device begins with somebody; then chance plays. */
  async play(): Promise<void> {
    for (const device of this.devices) {
      device.utcOffsetMin = this.world.chance.pick(OFFSETS_MIN);
      await this.step(device, this.world.chance.happens(70) ? 'sign_in' : 'learner');
    }
    for (let n = 0; n < STEPS; n++) await this.step(this.world.chance.pick(this.devices), this.world.chance.weighted(ACTIONS));
  }

  end(): void {
    for (const device of this.devices) device.killAll();
  }

  private async step(device: Device, action: Action): Promise<void> {
    this.world.happened(action);
    await this.perform(device, action);
    await this.world.pass(this.world.chance.pick([0, 50, 500, 3_000, 40_000, 90_000]));
    await this.invariants.check();
  }

  private async perform(device: Device, action: Action): Promise<void> {
    const { chance } = this.world;
    switch (action) {
      case 'play':
        return this.userActs(device, (tab) => this.playGame(device, tab, true));
      case 'first_try_lost':
        this.network.pushesToLose = chance.between(1, 2);
        return this.userActs(device, (tab) => this.playGame(device, tab, true));
      case 'interrupted':
        return this.userActs(device, (tab) => this.playGame(device, tab, false));
      case 'resume':
        return this.userActs(device, (tab) => this.resumeGame(device, tab));
      case 'trigger':
        return device.tab().trigger();
      case 'second_tab':
        device.openTab();
        return;
      case 'background':
        return device.backgroundSync();
      case 'switch':
        return this.userActs(device, (tab) => this.switchPlayer(tab));
      case 'sign_in':
        return this.userActs(device, (tab) => this.signIn(device, tab, chance.pick(this.users)));
      case 'sign_out':
        return this.userActs(device, (tab) => this.signOut(device, tab));
      case 'session_ended':
        return this.endSession(device);
      case 'learner':
        return this.userActs(device, (tab) => this.newLearner(tab));
      case 'bad_item':
        return this.userActs(device, (tab) => this.badItem(tab));
      case 'crash':
        return device.killAll();
      case 'crash_inside':
        return device.tab().killAfter(chance.between(1, 60));
      case 'weather':
        device.weather = chance.pick<Weather>(['fair', 'rough', 'rough', 'rough', 'portal', 'down']);
        return;
      case 'clock':
        return device.setClock(chance.pick(SKEWS_MS));
      case 'freeze':
        device.frozen = !device.frozen;
        return;
      case 'night':
        return this.night();
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

  /** Putting back what the server lost is long work for a device: often it is cut off in the middle. */
  private async restore(): Promise<void> {
    const { chance } = this.world;
    if (!this.backup) return;
    this.world.happened('restored');
    await this.server.restore(this.backup);
    for (const device of this.devices) {
      if (chance.happens(50)) continue;
      device.tab().killAfter(chance.between(20, 80));
      device.tab().trigger();
    }
  }

  /** Whatever a user does takes its course; a crash may end it anywhere. */
  private userActs(device: Device, work: (tab: Life) => Promise<void>): void {
    const tab = device.tab();
    void tab.act(() => work(tab));
  }

  private async playGame(device: Device, tab: Life, toTheEnd: boolean): Promise<void> {
    const player = await tab.storage.players.current();
    if (!player) return;
    const { header, entries } = playedGame(this.world.chance.uuid(device.nowMs()), Math.max(0, device.nowMs()), this.world.chance);
    await tab.engine.begin({ kind: 'player', localId: player.localId }, header);
    const played = toTheEnd ? entries : entries.slice(0, 1);
    for (const [index, entry] of played.entries()) await tab.engine.record(header.sessionId, index + 1, [entry]);
    if (toTheEnd) await this.finish(device, tab, player.localId, header.sessionId);
  }

  private async resumeGame(device: Device, tab: Life): Promise<void> {
    const player = await tab.storage.players.current();
    if (!player) return;
    const [open] = await tab.engine.resumable(player.localId);
    if (!open || !(await tab.engine.resume(player.localId, open.header.sessionId))) return;
    await this.finish(device, tab, player.localId, open.header.sessionId);
  }

  /** From the moment that the engine says "saved", the game must never be lost. */
  private async finish(device: Device, tab: Life, localId: string, id: string): Promise<void> {
    const { kept } = await tab.engine.finish(id);
    if (kept !== 'saved' || !tab.alive) return;
    this.invariants.saved.push({ id, device, localId });
    this.world.happened('saved');
    await tab.gameEnded();
  }

  private async switchPlayer(tab: Life): Promise<void> {
    const players = await tab.storage.players.list();
    if (players.length === 0) return;
    await tab.storage.players.switchTo(this.world.chance.pick(players).localId);
    await tab.attach();
  }

  /** Another device ends the session of this one: only the interactive part of sync may stop. */
  private endSession({ session }: Device): void {
    if (session) this.server.endSession(session);
  }

  /** Signing in claims the learner who plays, sometimes; and what the device holds of lost accounts of the same person, mostly. */
  private async signIn(device: Device, tab: Life, person: string, claimAll = false): Promise<void> {
    const { chance } = this.world;
    const email = `${person}@example.org`;
    const { players } = tab.storage;
    const session = this.server.signIn(person);
    device.session = session;
    const lost = await players.lost();
    for (const { localId, accountId } of lost.ok ? lost.value : []) {
      if (personOf(accountId ?? '') === person && (claimAll || chance.happens(70))) await players.wantClaim(localId, email);
    }
    const playing = await players.current();
    const learner = playing?.kind === 'learner' && chance.happens(70) ? playing.localId : undefined;
    const { accountId } = session;
    const before = (await players.list()).length;
    await players.signIn({ accountId, email, nickname: person }, learner);
    if ((await players.list()).length < before) this.world.happened('claimed');
    await tab.signedIn();
  }

  private async signOut(device: Device, tab: Life): Promise<void> {
    const playing = await tab.storage.players.current();
    if (playing?.kind !== 'account') return;
    if (device.auth === playing.accountId) device.session = undefined;
    await tab.storage.players.signOut(playing.localId);
    await tab.attach();
  }

  private async newLearner(tab: Life): Promise<void> {
    await tab.storage.players.createLearner({ nickname: 'Kim', colour: 'teal', shape: 'circle' });
    await tab.attach();
  }

  /** An item that no server takes: it must not hold up the others. */
  private async badItem(tab: Life): Promise<void> {
    const player = await tab.storage.players.current();
    if (!player) return;
    const id = `bad-${this.world.chance.uuid(this.world.nowMs)}`;
    await tab.storage
      .player(player.localId)
      .enqueue([{ id, kind: 'activity', v: 1, hash: 'x'.repeat(43), payload: { type: 'game_start' } }]);
    await tab.gameEnded();
  }

  /** All browsers are closed, and days go by. */
  private async night(): Promise<void> {
    this.end();
    await this.world.pass(this.world.chance.between(1, 20) * DAY_MS);
  }

  /**
   * The faults end, and every player comes back to every device: all must find together. Wrong clocks stay wrong, and a frozen
   * tab may stay where it is: neither may stop anything.
   */
  async heal(): Promise<void> {
    this.end();
    for (const device of this.devices) device.weather = 'fair';
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
      }
    });
    await this.world.atRest();
    for (const localId of lost) {
      this.userActs(device, async (tab) => {
        await tab.storage.players.switchTo(localId);
        await tab.attach();
      });
      await this.world.pass(2 * MINUTE_MS);
    }
    for (const person of persons) {
      this.userActs(device, (tab) => this.signIn(device, tab, person, true));
      await this.world.pass(5_000);
      await this.world.pass(2 * MINUTE_MS);
    }
    device.killAll();
  }
}
