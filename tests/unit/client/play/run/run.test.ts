import { expect, test } from 'vitest';
import { createDelivery } from '../../../../../client/play/run/engine-delivery.ts';
import type { RestoredRun } from '../../../../../client/play/run/restored-run.ts';
import { standstill } from '../../../../../client/play/run/standstill.ts';
import { createRun, type Run } from '../../../../../client/play/run/run.ts';
import type { EngineSource } from '../../../../../client/play/run/engine-source.ts';
import type { Engine, RunOwner } from '../../../../../client/engine/engine.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { fakeEngine, someOutcome } from './fake-engine.ts';
import { toldOf, toyGame, type ToyMove, type ToyState } from './toy-game.ts';
import { settled, virtualTime, type VirtualTime } from './virtual-time.ts';

const header = { sessionId: 's1', game: 'toy', rules: 1, seed: '0', config: {}, startedMs: 0, v: 1 } as const;

const atStart = toyGame.start({}, seedFromText('s1'));

const always = (engine: Engine): EngineSource => ({ current: async () => engine, replace: async () => engine });

function startRun(time: VirtualTime, engines: EngineSource, resumed?: RestoredRun<object, ToyState>) {
  const delivery = createDelivery({
    engines,
    owner: Promise.resolve({ kind: 'player', localId: 'p1' }),
    header,
    after: time.after,
    ...(resumed && { resumed }),
  });
  return createRun({ game: toyGame, state: resumed?.state ?? atStart, delivery, ...(resumed && { resumed }) }, time);
}

const atTimes = (entries: readonly string[]) => entries.map((text) => Number(text.split('@')[1]));

test('a move changes the state before anything is awaited', () => {
  const run = startRun(virtualTime(), always(fakeEngine()));
  run.play({ type: 'hit' });
  expect(run.getSnapshot().state.hits).toBe(1);
});

test('the journal is opened before the first move is recorded, and entries count from 1', async () => {
  const time = virtualTime();
  const engine = fakeEngine();
  const run = startRun(time, always(engine));
  run.play({ type: 'hit' });
  await time.pass(10);
  expect(engine.calls).toEqual(['begin player s1', 'record 1']);
});

test('a timeout is a tick at the time it is due, and the next move follows it', async () => {
  const time = virtualTime();
  const engine = fakeEngine();
  const run = startRun(time, always(engine));
  run.play({ type: 'hit' });
  await time.pass(700);
  run.play({ type: 'hit' });
  await time.pass(0);
  expect(toldOf(engine.log())).toEqual(['hit@0', 'tick@500', 'hit@700']);
});

/** Has the clocks stand from now on, or go on. */
function standing(time: VirtualTime) {
  let stood = 0;
  let since: number | undefined;
  const soFar = () => stood + (since === undefined ? 0 : time.monotonic() - since);
  standstill.soFarMs = soFar;
  return (isStanding: boolean) => {
    stood = soFar();
    since = isStanding ? time.monotonic() : undefined;
  };
}

test('while the device says something time stands: nothing falls due, and it is no move of its own [G26]', async () => {
  const time = virtualTime();
  const stand = standing(time);
  const engine = fakeEngine();
  const run = startRun(time, always(engine));
  run.play({ type: 'hit' });
  await time.pass(200);
  stand(true);
  await time.pass(3_000);
  expect(run.elapsedMs()).toBe(200);
  stand(false);
  await time.pass(299);
  expect(toldOf(engine.log())).toEqual(['hit@0']);
  await time.pass(1);
  run.play({ type: 'hit' });
  await time.pass(0);
  expect(toldOf(engine.log())).toEqual(['hit@0', 'tick@500', 'hit@500']);
  standstill.soFarMs = () => 0;
});

test('a run that begins while something is said stands from its start [G26]', async () => {
  const time = virtualTime();
  const stand = standing(time);
  stand(true);
  await time.pass(1_000);
  const run = startRun(time, always(fakeEngine()));
  await time.pass(2_000);
  expect(run.elapsedMs()).toBe(0);
  stand(false);
  await time.pass(40);
  expect(run.elapsedMs()).toBe(40);
  run.discard();
  standstill.soFarMs = () => 0;
});

test('a timer that rings early logs no tick and rings again', async () => {
  const time = virtualTime();
  const engine = fakeEngine();
  const early: VirtualTime = { ...time, after: (ms, work) => time.after(Math.max(0, ms - 0.6), work) };
  startRun(early, always(engine)).play({ type: 'hit' });
  await time.pass(600);
  expect(toldOf(engine.log())).toEqual(['hit@0', 'tick@500']);
});

test('a finished run is finished once, whatever still comes in', async () => {
  const time = virtualTime();
  const engine = fakeEngine();
  const run = startRun(time, always(engine));
  run.play({ type: 'hit' });
  await time.pass(1_000);
  run.play({ type: 'hit' });
  await time.pass(500);
  run.play({ type: 'hit' });
  run.discard();
  await time.pass(20_000);
  expect(engine.calls.filter((call) => call === 'finish')).toHaveLength(1);
  expect(engine.calls).not.toContain('discard');
  expect(run.getSnapshot()).toMatchObject({ status: 'over', report: { kept: 'saved' }, lost: false });
});

test('the result is there before the engine has answered', async () => {
  const time = virtualTime();
  const run = startRun(time, always(fakeEngine(['finish'])));
  await time.pass(10_000);
  expect(run.getSnapshot()).toMatchObject({ status: 'over', outcome: { durationMs: 10_000 }, report: undefined });
});

test('an outcome that differs from the mirror is reported, and the engine is believed', async () => {
  const time = virtualTime();
  const run = startRun(time, always(fakeEngine([], { ...someOutcome, score: 77 })));
  await time.pass(10_000);
  expect(time.problems).toHaveLength(1);
  expect(run.getSnapshot().outcome?.score).toBe(77);
});

test.each([
  ['whose monotonic clock goes on asleep', false],
  ['whose monotonic clock sleeps too', true],
])('after a sleep on a device %s the clock goes on where it stopped', async (_name, monotonicStops) => {
  const time = virtualTime();
  const engine = fakeEngine();
  const run = startRun(time, always(engine));
  await time.pass(2_000);
  time.sleep(60_000, monotonicStops);
  await time.pass(1_000);
  run.play({ type: 'hit' });
  await time.pass(0);
  const entries = toldOf(engine.log());
  expect(entries[0]).toMatch(/^resume\(6\d000\)@2000$/);
  expect(entries[1]).toMatch(/^hit@[23]\d00$/);
  expect(run.getSnapshot().breaks).toBe(1);
});

test('a hidden page that wakes once a minute logs one break, however long it is hidden', async () => {
  const time = virtualTime();
  const engine = fakeEngine();
  const run = startRun(time, always(engine));
  for (let minute = 0; minute < 60; minute++) {
    time.sleep(60_000);
    await time.pass(0);
  }
  run.play({ type: 'hit' });
  await time.pass(10);
  expect(toldOf(engine.log()).filter((entry) => entry.startsWith('resume'))).toHaveLength(1);
  expect(run.getSnapshot().state.hits).toBe(1);
});

test('the key that wakes a sleeping page is not an answer', () => {
  const time = virtualTime();
  const run = startRun(time, always(fakeEngine()));
  time.sleep(5_001);
  run.play({ type: 'hit' });
  expect(run.getSnapshot().state).toMatchObject({ hits: 0, resumed: true });
});

test('five seconds without a sign of life are not yet a sleep', () => {
  const time = virtualTime();
  const run = startRun(time, always(fakeEngine()));
  time.sleep(5_000);
  run.play({ type: 'hit' });
  expect(run.getSnapshot().state).toMatchObject({ hits: 1, resumed: false });
});

test('stamps never decrease, even when the clocks are set back', async () => {
  const time = virtualTime();
  const engine = fakeEngine();
  let shift = 0;
  const odd: VirtualTime = { ...time, monotonic: () => time.monotonic() + shift, wall: () => time.wall() + shift * 100 };
  const run = startRun(odd, always(engine));
  for (const back of [0, -300, 0, -900, 200]) {
    shift = back;
    run.play({ type: 'hit' });
    await time.pass(250);
  }
  const stamps = atTimes(toldOf(engine.log()));
  expect(stamps.length).toBeGreaterThan(2);
  expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
});

test('a resumed run goes on at its last stamp, under its id, after a resume entry with the gap', async () => {
  const time = virtualTime(500_000);
  const engine = fakeEngine();
  const state = toyGame.step(atStart, { type: 'hit' }, 1_200);
  const entries = [{ move: { type: 'hit' }, atMs: 1_200 }];
  const run = startRun(time, always(engine), { header, config: {}, entries, state, lastAtMs: 1_200, lastWrittenMs: 440_000 });
  await time.pass(100);
  run.play({ type: 'hit' });
  await time.pass(0);
  expect(engine.calls[0]).toBe('resume s1');
  expect(toldOf(engine.log())).toEqual(['hit@1200', 'resume(60000)@1200', 'hit@1300']);
});

test('a discarded run is discarded in the engine, too, and stays silent', async () => {
  const time = virtualTime();
  const engine = fakeEngine();
  const run = startRun(time, always(engine));
  run.play({ type: 'hit' });
  run.discard();
  await time.pass(30_000);
  expect(run.getSnapshot().status).toBe('discarded');
  expect(engine.calls.at(-1)).toBe('discard');
});

test('when the worker stops answering, the engine in the window gets the whole run and finishes it', async () => {
  const time = virtualTime();
  const dead = fakeEngine(['record', 'finish']);
  const inPlace = fakeEngine();
  let current: Engine = dead;
  const engines: EngineSource = {
    current: async () => current,
    replace: async () => (current = inPlace),
  };
  const run = startRun(time, engines);
  run.play({ type: 'hit' });
  await time.pass(1_000);
  run.play({ type: 'hit' });
  await time.pass(60_000);
  expect(toldOf(inPlace.log())).toEqual(['hit@0', 'tick@500', 'hit@1000', 'tick@1500']);
  expect(run.getSnapshot().report?.kept).toBe('saved');
});

test('a run that no engine takes is shown with its result and said to be lost', async () => {
  const time = virtualTime();
  const engines: EngineSource = {
    current: () => Promise.reject(new Error('no engine')),
    replace: () => Promise.reject(new Error('no engine')),
  };
  const run = startRun(time, engines);
  await time.pass(10_000);
  await settled();
  expect(run.getSnapshot()).toMatchObject({ status: 'over', lost: true, outcome: { score: 0 } });
});

test('what is played while a new engine takes the run over is not lost', async () => {
  const time = virtualTime();
  const engine = fakeEngine();
  let took: () => void = () => undefined;
  const slow: Engine = {
    ...engine,
    record: async (id, firstN, entries) => {
      await engine.record(id, firstN, entries);
      if (firstN === 1) await new Promise<void>((resolve) => (took = resolve));
    },
  };
  const run = startRun(time, always(slow));
  run.play({ type: 'hit' });
  await time.pass(10);
  run.play({ type: 'hit' });
  took();
  await time.pass(10);
  run.play({ type: 'hit' });
  await time.pass(10);
  expect(toldOf(engine.log())).toEqual(['hit@0', 'hit@10', 'hit@20']);
});

/** Both hits with their pauses: the run is over. */
async function playOut(run: Run<ToyMove, ToyState>, time: VirtualTime): Promise<void> {
  for (let hits = 0; hits < 2; hits++) {
    run.play({ type: 'hit' });
    await time.pass(600);
  }
}

test('nobody is taken for a guest because the device is slow to say who plays: a game that is over waits, and is then recorded whole', async () => {
  const time = virtualTime();
  const engine = fakeEngine();
  let say: (owner: RunOwner) => void = () => {};
  const owner = new Promise<RunOwner>((resolve) => (say = resolve));
  const delivery = createDelivery({ engines: always(engine), owner, header, after: time.after });
  const run = createRun({ game: toyGame, state: atStart, delivery }, time);
  await playOut(run, time);
  await time.pass(600_000);
  expect(run.getSnapshot()).toMatchObject({ status: 'over', report: undefined, lost: false });
  expect(engine.calls).toEqual([]);
  say({ kind: 'player', localId: 'p1' });
  await time.pass(0);
  expect(engine.calls[0]).toBe('begin player s1');
  expect(toldOf(engine.log())).toContain('hit@0');
  expect(run.getSnapshot()).toMatchObject({ report: { kept: 'saved' }, lost: false });
});

test.each(['storage_slow', 'storage_held'] as const)(
  'a finished game that meets %s is offered again until it is saved',
  async (problem) => {
    const time = virtualTime();
    const engine = fakeEngine();
    const saved = engine.finish.bind(engine);
    let refusals = 3;
    engine.finish = async (id) => {
      const report = await saved(id);
      return refusals-- > 0 ? { ...report, kept: 'memory', problem } : report;
    };
    const run = startRun(time, always(engine));
    await playOut(run, time);
    expect(run.getSnapshot().report).toMatchObject({ kept: 'memory', problem });
    await time.pass(10_000);
    expect(run.getSnapshot().report).toEqual(await saved('s1'));
    expect(engine.calls.filter((call) => call === 'finish')).toHaveLength(5);
  },
);

test('a full device is not asked again by itself', async () => {
  const time = virtualTime();
  const engine = fakeEngine();
  const saved = engine.finish.bind(engine);
  engine.finish = async (id) => ({ ...(await saved(id)), kept: 'memory', problem: 'storage_full' });
  const run = startRun(time, always(engine));
  await playOut(run, time);
  await time.pass(600_000);
  expect(run.getSnapshot().report).toMatchObject({ problem: 'storage_full' });
  expect(engine.calls.filter((call) => call === 'finish')).toHaveLength(1);
});
