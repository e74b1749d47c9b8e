import { expect, test } from 'vitest';
import { typing as duel } from '../../../../../client/games/calculator-vs-brain/typing.ts';
import { openRun } from '../../../../../client/games/multiplication-table/table-run.ts';
import { FREE } from '../../../../../client/play/purpose/free.ts';
import { problemTyping } from '../../../../../client/play/input/problem-typing.ts';
import { createAnswerRun, type AnswerRun, type AnswerTyping } from '../../../../../client/play/input/answer-run.ts';
import type { GameKey } from '../../../../../client/play/input/game-keys.ts';
import { startRun, type RunConfig } from '../../../../../client/play/run/start-run.ts';
import { calculatorVsBrain } from '../../../../../shared/games/calculator-vs-brain/v1/rules.ts';
import type { Game } from '../../../../../shared/games/kit/game.ts';
import { mathRace } from '../../../../../shared/games/math-race/v2/rules.ts';
import { multiplicationTable } from '../../../../../shared/games/multiplication-table/v1/rules.ts';
import { answersIn } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { speedMath } from '../../../../../shared/games/speed-math/v3/rules.ts';
import { fakeEngine } from '../run/fake-engine.ts';
import { virtualTime, type VirtualTime } from '../run/virtual-time.ts';

/** Eight keys a second: as fast as a practised hand. */
const KEY_MS = 125;
const ANSWERS = 5;

function begin<Config extends RunConfig, Move, State>(game: Game<Config, Move, State>, config: Config, time: VirtualTime) {
  const engine = fakeEngine();
  const deps = {
    engines: { current: async () => engine, replace: async () => engine },
    ports: time,
    owner: Promise.resolve({ kind: 'guest' } as const),
  };
  return startRun(game, { kind: 'new', config, purpose: FREE }, deps).run;
}

const opened = <Config extends RunConfig, Move, State>(
  game: Game<Config, Move, State>,
  config: Config,
  typing: AnswerTyping<Move, State>,
  time: VirtualTime,
) => createAnswerRun(begin(game, config, time), typing, time.after);

/** What is asked now, or undefined during a pause. */
type Asked = number | undefined;

/**
 * Presses a key every 125 ms: the digits of each answer as soon as its question is there, and `last` where that sends it and goes on.
 */
async function playQuickly<Move, State>(
  run: AnswerRun<Move, State>,
  asked: (state: State) => Asked,
  time: VirtualTime,
  last: GameKey | null,
): Promise<void> {
  for (let given = 0; given < ANSWERS;) {
    const answer = asked(run.getSnapshot().state);
    if (answer === undefined) {
      if (last !== null) run.press(last);
      await time.pass(KEY_MS);
      continue;
    }
    for (const digit of String(answer)) {
      run.press(digit as GameKey);
      await time.pass(KEY_MS);
    }
    if (last !== null) run.press(last);
    given++;
  }
}

test('Speed Math takes each digit of a quick hand', async () => {
  const time = virtualTime();
  const run = opened(
    speedMath,
    { operation: 'multiplication', difficulty: 'double', friendly: false, timeLimit: 600, questions: ANSWERS, clock: 'on' },
    problemTyping,
    time,
  );
  await playQuickly(run, ({ problem, feedbackUntilMs }) => (feedbackUntilMs === null ? problem.answer : undefined), time, null);
  expect(answersIn(run.getSnapshot().state).filter(({ value, problem }) => value === problem.answer)).toHaveLength(ANSWERS);
});

test('Math Race takes each digit of a quick hand', async () => {
  const time = virtualTime();
  const run = opened(mathRace, { operation: 'multiplication', from: 11, to: 99, target: ANSWERS, clock: 'on' }, problemTyping, time);
  await playQuickly(run, ({ problem, feedbackUntilMs }) => (feedbackUntilMs === null ? problem.answer : undefined), time, null);
  expect(run.getSnapshot().state).toMatchObject({ correct: ANSWERS });
});

test('Calculator vs Brain takes each digit of a quick hand, and its Enters', async () => {
  const time = virtualTime();
  const run = opened(calculatorVsBrain, { difficulty: 'easy', operation: 'addition' }, duel, time);
  await playQuickly(run, ({ phase, problem }) => (phase === 'asking' ? problem.answer : undefined), time, 'enter');
  expect(run.getSnapshot().state).toMatchObject({ playerWins: ANSWERS, calculatorWins: 0 });
});

test('Multiplication Table takes each digit of a quick hand that sends its answers', async () => {
  const time = virtualTime();
  const run = openRun(begin(multiplicationTable, { mode: 'pattern_learn', table: 13 }, time), time.after);
  await playQuickly(run, ({ question, feedbackUntilMs }) => (feedbackUntilMs === null ? question.answer : undefined), time, 'enter');
  expect(run.getSnapshot().state.answers.map(({ value }) => value)).toEqual([13, 26, 39, 52, 65]);
});
