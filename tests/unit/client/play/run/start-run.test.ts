import { expect, test } from 'vitest';
import { typing } from '../../../../../client/games/speed-math/typing.ts';
import { createAnswerRun, type AnswerRun } from '../../../../../client/play/input/answer-run.ts';
import { startRun, type RunWorld, type Start, type StartedRun } from '../../../../../client/play/run/start-run.ts';
import type { Engine, ResumableRun } from '../../../../../client/engine/engine.ts';
import type { SpeedMathMove } from '../../../../../shared/games/speed-math/v1/moves.ts';
import type { SpeedMathConfig } from '../../../../../shared/games/speed-math/v1/config.ts';
import { replayedOutcome } from '../../../shared/games/played-run.ts';
import { speedMath, type SpeedMathState } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { fakeEngine, type FakeEngine } from './fake-engine.ts';
import { virtualTime, type VirtualTime } from './virtual-time.ts';

const config: SpeedMathConfig = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 60, questions: 3 };

const worldOf = (time: VirtualTime, engine: Engine): RunWorld => ({
  engines: { current: async () => engine, replace: async () => engine },
  ports: time,
  recorder: Promise.resolve({ kind: 'player', localId: 'p1' }),
});

type Round = StartedRun<SpeedMathConfig, AnswerRun<SpeedMathMove, SpeedMathState>>;

function begin(start: Start<SpeedMathConfig>, time: VirtualTime, engine: Engine): Round | undefined {
  const begun = startRun(speedMath, start, worldOf(time, engine));
  return begun && { ...begun, run: createAnswerRun(begun.run, typing, time.after) };
}

function started(time: VirtualTime, engine: FakeEngine): Round {
  const round = begin({ kind: 'new', config }, time, engine);
  if (!round) throw new Error('a new run always starts');
  return round;
}

const rightAnswer = ({ run }: Round) => String(run.getSnapshot().state.problem.answer);
const wrongAnswer = (round: Round) => rightAnswer(round).replace(/.$/, (last) => (last === '1' ? '2' : '1'));

function type({ run }: Round, text: string): void {
  for (const digit of Array.from(text)) run.press(digit as '0');
}

test('an answer submits itself with its last digit, and its verdict is there at once', () => {
  const round = started(virtualTime(), fakeEngine());
  type(round, rightAnswer(round));
  const { state, typed } = round.run.getSnapshot();
  expect(state.answers).toHaveLength(1);
  expect(state.feedbackUntilMs).toBe(500);
  expect(typed).not.toBe(rightAnswer(round));
});

test('an empty answer is ignored, and Enter submits a short one', () => {
  const round = started(virtualTime(), fakeEngine());
  round.run.press('enter');
  expect(round.run.getSnapshot().state.answers).toHaveLength(0);
  type(round, '1');
  round.run.press('enter');
  expect(round.run.getSnapshot().state.answers[0]?.value).toBe(1);
});

test('what is typed during the feedback pause is no answer to the next question', async () => {
  const time = virtualTime();
  const round = started(time, fakeEngine());
  type(round, wrongAnswer(round));
  type(round, '99');
  round.run.press('enter');
  await time.pass(800);
  expect(round.run.getSnapshot()).toMatchObject({ typed: '', state: { feedbackUntilMs: null } });
  expect(round.run.getSnapshot().state.answers).toHaveLength(1);
});

test('Backspace takes back the last digit', () => {
  const round = started(virtualTime(), fakeEngine());
  type(round, '1');
  round.run.press('back');
  expect(round.run.getSnapshot().typed).toBe('');
});

test('a fresh question after a sleep has an empty slot', () => {
  const time = virtualTime();
  const round = started(time, fakeEngine());
  const before = round.run.getSnapshot().state.problem;
  type(round, '1');
  time.sleep(10_000);
  round.run.press('enter');
  expect(round.run.getSnapshot().typed).toBe('');
  expect(round.run.getSnapshot().state.problem).not.toEqual(before);
});

test('the recorded log replays to the outcome on the screen', async () => {
  const time = virtualTime();
  const engine = fakeEngine();
  const round = started(time, engine);
  for (const wrong of [false, true, false]) {
    await time.pass(1_234);
    type(round, wrong ? wrongAnswer(round) : rightAnswer(round));
    await time.pass(800);
  }
  const { state, status } = round.run.getSnapshot();
  expect(status).toBe('over');
  const record = { game: 'speed-math', rules: 1, seed: engine.header?.seed ?? '', config, log: engine.log() };
  expect(replayedOutcome(record)).toEqual({ ok: true, value: speedMath.outcome(state) });
});

test('an interrupted run goes on with its answers, its time and a fresh question', async () => {
  const time = virtualTime();
  const first = fakeEngine();
  const round = started(time, first);
  await time.pass(2_000);
  type(round, rightAnswer(round));
  await time.pass(1_000);
  const shown = round.run.getSnapshot().state.problem;
  const interrupted: ResumableRun = {
    header: first.header as NonNullable<typeof first.header>,
    log: first.log(),
    count: first.entries.size,
    lastAtMs: 2_500,
    lastWrittenMs: time.wall(),
    openable: true,
  };
  const again = begin({ kind: 'goOn', run: interrupted }, time, fakeEngine());
  expect(again?.sessionId).toBe(round.sessionId);
  expect(again?.run.elapsedMs()).toBe(2_500);
  const state = again?.run.getSnapshot().state;
  expect(state).toMatchObject({ resumed: true, shownAtMs: 2_500 });
  expect(state?.answers).toHaveLength(1);
  expect(state?.problem).not.toEqual(shown);
});

test('a journal that cannot be read back starts nothing', () => {
  const header = { sessionId: 's', game: 'speed-math', rules: 1, seed: 'x', config: {}, startedMs: 0, v: 1 } as const;
  const run: ResumableRun = { header, log: '', count: 0, lastAtMs: 0, lastWrittenMs: 0, openable: true };
  expect(begin({ kind: 'goOn', run }, virtualTime(), fakeEngine())).toBeUndefined();
});

test('free play is seeded by its own id, a challenge by the challenge', async () => {
  const time = virtualTime();
  const seeds: (string | undefined)[] = [];
  for (const challenge of [undefined, { id: 'c1', revision: 2, config }, { id: 'c1', revision: 3, config }]) {
    const engine = fakeEngine();
    begin({ kind: 'new', config, ...(challenge ? { challenge } : {}) }, time, engine);
    await time.pass(0);
    seeds.push(engine.header?.seed);
  }
  expect(seeds[1]).toBe(seeds[2]);
  expect(seeds[0]).not.toBe(seeds[1]);
});
