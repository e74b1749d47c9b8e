import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Engine } from '../../client/engine/engine.ts';
import { createEngine } from '../../client/engine/local-engine.ts';
import { createDelivery } from '../../client/play/run/engine-delivery.ts';
import { restoredRun } from '../../client/play/run/restored-run.ts';
import { createRun, type Run } from '../../client/play/run/run.ts';
import type { Host } from '../../client/storage/host.ts';
import { createMemoryStore } from '../../client/storage/memory-player-database.ts';
import type { JournalHeader } from '../../client/storage/records.ts';
import { rulesFor } from '../../shared/games/registry.ts';
import { FIRST_RELEASE_MS } from '../../shared/progress/counted/time.ts';
import { seedFromText, seedToHex } from '../../shared/seed.ts';
import { settled, virtualTime, type VirtualTime } from '../unit/client/play/run/virtual-time.ts';
import { storedSession } from '../unit/client/storage/samples.ts';
import { countedSession, decideAlone } from '../server/decide-alone.ts';
import { Chance } from './chance.ts';
import type { PlayableGame } from './games.ts';
import { honestGame } from './honest-players.ts';

const RUNS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The true time at the start of each run. */
const TRUE_MS = FIRST_RELEASE_MS + 40 * DAY_MS;

/** What a device's clock says at the start: right, dead since 1970, years slow or fast. */
const CLOCKS = {
  right: TRUE_MS,
  'just begun': 3_000,
  'dead since 1970': 20 * DAY_MS,
  'years slow': TRUE_MS - 2_500 * DAY_MS,
  'years fast': TRUE_MS + 3_000 * DAY_MS,
} as const;

/** What comes between an honest player and the game. */
const MISHAPS = [
  'nothing',
  'a stall',
  'a sleep',
  'a sleep that stops the clock',
  'set back an hour',
  'set back years',
  'back to 1970',
  'put right',
  'killed',
] as const;
type Mishap = (typeof MISHAPS)[number];

/** One run on one device: the window's own sequencer, the engine, storage in memory, and time that the test lets pass. */
class HonestRun {
  readonly store = createMemoryStore();
  readonly time: VirtualTime;
  private readonly id: string;
  private readonly played: PlayableGame;
  private engine: Engine;
  private run: Run<unknown, unknown>;

  constructor(id: string, played: PlayableGame, clockMs: number) {
    this.id = id;
    this.played = played;
    this.time = virtualTime(clockMs);
    this.engine = this.newEngine();
    this.run = this.begin();
  }

  get isPlaying(): boolean {
    return this.run.getSnapshot().status === 'playing';
  }

  get report() {
    return this.run.getSnapshot().report;
  }

  /** The next thing the player does; what happened meanwhile is looked at anew first. */
  async act(): Promise<void> {
    const { game, next } = this.played;
    const { state, breaks } = this.run.getSnapshot();
    const does = next(state);
    if (does === 'wait') return this.time.pass(Math.max(1, (game.dueAt(state) ?? 0) - this.run.elapsedMs()));
    await this.time.pass(does.afterMs);
    const now = this.run.getSnapshot();
    // A question that came only now is answered after its own time.
    if (now.status === 'playing' && now.breaks === breaks && game.dueAt(now.state) === game.dueAt(state)) this.run.play(does.move);
    await settled();
  }

  async suffer(mishap: Mishap): Promise<void> {
    const { time } = this;
    const wallMs = time.wall();
    const setTo = (ms: number) => time.sleep(ms - wallMs, true);
    switch (mishap) {
      case 'nothing':
        return;
      case 'a stall':
        return time.pass(3 * MINUTE_MS);
      case 'a sleep':
        return time.sleep(9 * 60 * MINUTE_MS);
      case 'a sleep that stops the clock':
        return time.sleep(2 * DAY_MS, true);
      case 'set back an hour':
        return setTo(Math.max(0, wallMs - 60 * MINUTE_MS));
      case 'set back years':
        return setTo(Math.max(0, wallMs - 2_000 * DAY_MS));
      case 'back to 1970':
        return setTo(0);
      case 'put right':
        return setTo(TRUE_MS);
      case 'killed':
        return this.killAndResume();
    }
  }

  /** The browser is killed; later a new one goes on with the journal. */
  private async killAndResume(): Promise<void> {
    this.run.flush();
    await this.time.pass(1_000);
    if (!this.isPlaying) return;
    this.run.leave();
    await settled();
    this.time.sleep(45 * MINUTE_MS);
    this.engine = this.newEngine();
    const left = await this.engine.resume('ada', this.id);
    const { game } = this.played;
    const resumed = left && restoredRun(game, left);
    if (!resumed) throw new Error(`${game.slug}: the journal cannot be resumed`);
    const delivery = createDelivery({ ...this.deliveryOf(resumed.header), resumed });
    this.run = createRun({ game, state: resumed.state, resumed, delivery }, this.time);
  }

  private begin(): Run<unknown, unknown> {
    const { game, config } = this.played;
    const header: JournalHeader = {
      sessionId: this.id,
      game: game.slug,
      rules: game.version,
      seed: seedToHex(seedFromText(this.id)),
      config,
      startedMs: this.time.wall(),
      v: 1,
    };
    const state = game.start(config, seedFromText(this.id));
    return createRun({ game, state, delivery: createDelivery(this.deliveryOf(header)) }, this.time);
  }

  private deliveryOf(header: JournalHeader) {
    const { engine } = this;
    return {
      engines: { current: async () => engine, replace: async () => engine },
      owner: Promise.resolve({ kind: 'player', localId: 'ada' } as const),
      header,
      after: this.time.after,
    };
  }

  private newEngine(): Engine {
    const [hasPlayer, player] = [async () => true, () => this.store];
    return createEngine({ host: this.host(), rulesFor, challenges: async () => [], player, hasPlayer, makeRoom: async () => false });
  }

  private host(): Host {
    const { time } = this;
    return {
      now: time.wall,
      utcOffsetMin: () => 60,
      newId: () => 'an id',
      random: () => 0.5,
      fetch: () => Promise.reject(new Error('nothing is sent here')),
      sha256: async (text) => createHash('sha256').update(text).digest(),
      after: time.after,
      withLock: (_name, work) => work(true),
      isLocked: async () => false,
      buildMs: FIRST_RELEASE_MS + 1,
    };
  }
}

test('what honest players play is verified, on their devices and by the server, whatever clocks and sleep do (decision D23)', async () => {
  const seen = new Map<string, number>();
  for (let n = 0; n < RUNS; n++) {
    const chance = new Chance(`honest ${n}`);
    const played = honestGame(n, chance);
    const clock = chance.pick(Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]);
    const id = `0192f3a0-0000-7000-8000-${String(n).padStart(12, '0')}`;
    const run = new HonestRun(id, played, CLOCKS[clock]);
    if (chance.happens(50)) await run.store.setMeta({ clockOffsetMs: TRUE_MS - CLOCKS[clock], lastServerMs: TRUE_MS - DAY_MS });
    const mishaps = new Map([0, 1].map(() => [chance.between(1, 15), chance.pick(MISHAPS)]));
    for (let acts = 0; run.isPlaying && acts < 5_000; acts++) {
      const mishap = mishaps.get(acts) ?? 'nothing';
      await run.suffer(mishap);
      seen.set(mishap, (seen.get(mishap) ?? 0) + 1);
      if (run.isPlaying) await run.act();
    }
    await run.time.pass(2_000);
    const what = `run ${n}: ${played.game.slug} on a clock ${clock}, ${[...mishaps].join(' ')}`;
    expect(run.time.problems, what).toEqual([]);
    expect(run.report, what).toMatchObject({ kept: 'saved' });
    const device = (await storedSession(run.store, id))?.summary;
    const item = (await run.store.unsentItems()).find(({ kind }) => kind === 'session');
    if (!device || !item) throw new Error(`${what}: nothing was saved`);
    const decision = decideAlone(item, TRUE_MS + 60 * DAY_MS);
    const server = countedSession(decision);
    expect({ device: device.unverified, server: server?.unverified, status: decision.status }, what).toEqual({
      device: undefined,
      server: undefined,
      status: expect.stringMatching(/^(accepted|corrected)$/) as string,
    });
    expect(decision).not.toHaveProperty('corrected.unverified');
    seen.set(played.game.slug, (seen.get(played.game.slug) ?? 0) + 1);
    seen.set(clock, (seen.get(clock) ?? 0) + 1);
  }
  // Each game, each clock and each mishap has had its turn.
  for (const each of [...MISHAPS, ...Object.keys(CLOCKS)]) expect(seen.get(each), each).toBeGreaterThan(50);
  expect([...seen.keys()].filter((key) => rulesFor(key, 1))).toHaveLength(7);
});
