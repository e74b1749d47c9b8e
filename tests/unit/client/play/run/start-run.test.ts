import { expect, test } from 'vitest';
import { attemptAt } from '../../../../../client/play/purpose/attempt.ts';
import { resumed } from '../../../../../client/play/page/resumed.ts';
import { FREE } from '../../../../../client/play/purpose/free.ts';
import { problemTyping } from '../../../../../client/play/input/problem-typing.ts';
import { createAnswerRun, type AnswerRun } from '../../../../../client/play/input/answer-run.ts';
import { restoredRun } from '../../../../../client/play/run/restored-run.ts';
import { startRun, type StartDeps, type Start, type StartedRun } from '../../../../../client/play/run/start-run.ts';
import type { Engine, ResumableRun } from '../../../../../client/engine/engine.ts';
import type { Go } from '../../../../../shared/games/kit/go.ts';
import type { SpeedMathMove as Answering } from '../../../../../shared/games/speed-math/v1/moves.ts';
import type { LogEntry } from '../../../../../shared/games/kit/game.ts';
import { packLog } from '../../../../../shared/games/kit/log.ts';
import { seedToHex } from '../../../../../shared/seed.ts';
import { revision } from '../../../shared/challenge/revisions.ts';
import { replayedOutcome } from '../../../shared/games/played-run.ts';
import { answersIn } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { speedMath, type SpeedMathConfig, type SpeedMathState } from '../../../../../shared/games/speed-math/v3/rules.ts';
import { fakeEngine, type FakeEngine } from './fake-engine.ts';
import { virtualTime, type VirtualTime } from './virtual-time.ts';
import { isSameProblem } from '../../../../../shared/games/speed-math/v1/problem.ts';

type SpeedMathMove = Answering | Go;

const config: SpeedMathConfig = {
  operation: 'addition',
  difficulty: 'double',
  friendly: true,
  timeLimit: 60,
  questions: 3,
  clock: 'on',
};

const depsOf = (time: VirtualTime, engine: Engine): StartDeps => ({
  engines: { current: async () => engine, replace: async () => engine },
  ports: time,
  owner: Promise.resolve({ kind: 'player', localId: 'p1' }),
});

type Begun = StartedRun<SpeedMathConfig, AnswerRun<SpeedMathMove, SpeedMathState>>;

function begin(start: Start<SpeedMathConfig, SpeedMathState>, time: VirtualTime, engine: Engine): Begun {
  const begun = startRun(speedMath, start, depsOf(time, engine));
  return { ...begun, run: createAnswerRun(begun.run, problemTyping, time.after) };
}

function started(time: VirtualTime, engine: FakeEngine): Begun {
  return begin({ kind: 'new', config, purpose: FREE }, time, engine);
}

const speedMathLog = (engine: FakeEngine) => engine.log() as readonly LogEntry<SpeedMathMove>[];

const rightAnswer = ({ run }: Begun) => String(run.getSnapshot().state.problem.answer);
const wrongAnswer = (begun: Begun) => rightAnswer(begun).replace(/.$/, (last) => (last === '1' ? '2' : '1'));

function type({ run }: Begun, text: string): void {
  for (const digit of Array.from(text)) run.press(digit as '0');
}

test('an answer submits itself with its last digit, and its verdict is there at once', () => {
  const begun = started(virtualTime(), fakeEngine());
  type(begun, rightAnswer(begun));
  const { state } = begun.run.getSnapshot();
  expect(answersIn(state)).toHaveLength(1);
  expect(state.feedbackUntilMs).toBe(500);
  expect(begun.run.typed.getSnapshot()).not.toBe(rightAnswer(begun));
});

test('an empty answer is ignored, and Enter submits a short one', () => {
  const begun = started(virtualTime(), fakeEngine());
  begun.run.press('enter');
  expect(answersIn(begun.run.getSnapshot().state)).toHaveLength(0);
  type(begun, '1');
  begun.run.press('enter');
  expect(answersIn(begun.run.getSnapshot().state)[0]?.value).toBe(1);
});

test('what is typed during the feedback pause is no answer to the next question', async () => {
  const time = virtualTime();
  const begun = started(time, fakeEngine());
  type(begun, wrongAnswer(begun));
  type(begun, '99');
  begun.run.press('enter');
  await time.pass(800);
  expect(begun.run.typed.getSnapshot()).toBe('');
  expect(begun.run.getSnapshot().state.feedbackUntilMs).toBeNull();
  expect(answersIn(begun.run.getSnapshot().state)).toHaveLength(1);
});

test('Backspace takes back the last digit', () => {
  const begun = started(virtualTime(), fakeEngine());
  type(begun, '1');
  begun.run.press('back');
  expect(begun.run.typed.getSnapshot()).toBe('');
});

test('a fresh question after a sleep has an empty slot', () => {
  const time = virtualTime();
  const begun = started(time, fakeEngine());
  const before = begun.run.getSnapshot().state.problem;
  type(begun, '1');
  time.sleep(10_000);
  begun.run.press('enter');
  expect(begun.run.typed.getSnapshot()).toBe('');
  expect(isSameProblem(begun.run.getSnapshot().state.problem, before)).toBe(false);
});

test('the recorded log replays to the outcome on the screen', async () => {
  const time = virtualTime();
  const engine = fakeEngine();
  const begun = started(time, engine);
  for (const wrong of [false, true, false]) {
    await time.pass(1_234);
    type(begun, wrong ? wrongAnswer(begun) : rightAnswer(begun));
    await time.pass(800);
  }
  const { state, status } = begun.run.getSnapshot();
  expect(status).toBe('over');
  const record = { game: 'speed-math', rules: 3, seed: engine.header?.seed ?? '', config, log: packLog(speedMath, speedMathLog(engine)) };
  expect(replayedOutcome(record)).toEqual({ ok: true, value: speedMath.outcome(state) });
});

test('a resumed run goes on with its answers, its time and a fresh question', async () => {
  const time = virtualTime();
  const first = fakeEngine();
  const begun = started(time, first);
  await time.pass(2_000);
  type(begun, rightAnswer(begun));
  await time.pass(1_000);
  const shown = begun.run.getSnapshot().state.problem;
  const left: ResumableRun = {
    header: first.header as NonNullable<typeof first.header>,
    log: packLog(speedMath, speedMathLog(first)),
    lastWrittenMs: time.wall(),
    openable: true,
  };
  const run = restoredRun(speedMath, left) as NonNullable<ReturnType<typeof restoredRun<SpeedMathConfig, SpeedMathMove, SpeedMathState>>>;
  const again = begin(resumed(run), time, fakeEngine());
  expect(again.sessionId).toBe(begun.sessionId);
  expect(again.run.elapsedMs()).toBe(2_500);
  const state = again.run.getSnapshot().state;
  expect(state).toMatchObject({ resumed: true, shownAtMs: 2_500 });
  expect(answersIn(state)).toHaveLength(1);
  expect(isSameProblem(state.problem, shown)).toBe(false);
});

test.each([
  ['of a configuration that its rules do not take', { config: {}, log: '', openable: true }],
  ['with a log that its rules did not write', { config, log: 'no log', openable: true }],
  ['that the engine cannot open', { config, log: '', openable: false }],
])('a journal %s is not resumed', (_what, { openable, log, ...part }) => {
  const header = {
    sessionId: 's',
    game: 'speed-math',
    rules: 3,
    seed: seedToHex([1, 2, 3, 4]),
    config: part.config,
    startedMs: 0,
    v: 1,
  } as const;
  expect(restoredRun(speedMath, { header, log, lastWrittenMs: 0, openable })).toBeUndefined();
});

test('free play is seeded by its own id, a challenge by the challenge', async () => {
  const time = virtualTime();
  const seeds: (string | undefined)[] = [];
  for (const played of [undefined, revision(1, {}, { id: 'c1', revision: 2 }), revision(1, {}, { id: 'c1', revision: 3 })]) {
    const engine = fakeEngine();
    begin({ kind: 'new', config, purpose: played ? attemptAt(played) : FREE }, time, engine);
    await time.pass(0);
    seeds.push(engine.header?.seed);
  }
  expect(seeds[1]).toBe(seeds[2]);
  expect(seeds[0]).not.toBe(seeds[1]);
});
