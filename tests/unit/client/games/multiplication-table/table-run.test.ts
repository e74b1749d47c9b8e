import { expect, test } from 'vitest';
import { openRun } from '../../../../../client/games/multiplication-table/table-run.ts';
import type { GameKey } from '../../../../../client/play/input/game-keys.ts';
import { createDelivery } from '../../../../../client/play/run/engine-delivery.ts';
import { createRun } from '../../../../../client/play/run/run.ts';
import type { Clock } from '../../../../../shared/games/kit/clock.ts';
import { multiplicationTable, type TableConfig } from '../../../../../shared/games/multiplication-table/v3/rules.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { fakeEngine } from '../../play/run/fake-engine.ts';
import { virtualTime } from '../../play/run/virtual-time.ts';

const header = { sessionId: 's1', game: 'multiplication-table', rules: 3, seed: '0', config: {}, startedMs: 0, v: 1 } as const;

/** Table 13 as a pattern: 13, 26, 39 … 104 …: answers of two and three digits, known to the test. Table 3 begins with one digit. */
function started(table: number, clock: Clock = 'on') {
  const time = virtualTime();
  const engine = fakeEngine();
  const delivery = createDelivery({
    engines: { current: async () => engine, replace: async () => engine },
    owner: Promise.resolve({ kind: 'guest' }),
    header,
    after: time.after,
  });
  const config: TableConfig = { mode: 'pattern_learn', table, clock };
  const run = openRun(
    createRun({ game: multiplicationTable, state: multiplicationTable.start(config, seedFromText('s1')), delivery }, time),
    time.after,
  );
  const press = (keys: string) => {
    for (const key of keys) run.press(key as GameKey);
  };
  return { time, run, press, answers: () => run.getSnapshot().state.answers.map(({ value }) => value) };
}

test('a right answer submits itself 500 ms after its last key [R9]', async () => {
  const { time, press, answers } = started(13);
  press('1');
  await time.pass(400);
  press('3');
  await time.pass(499);
  expect(answers()).toEqual([]);
  await time.pass(1);
  expect(answers()).toEqual([13]);
});

test('one right digit submits itself, one wrong digit waits for more or for Enter [R9]', async () => {
  const { time, run, press, answers } = started(3);
  press('4');
  await time.pass(5_000);
  expect(answers()).toEqual([]);
  press('2');
  await time.pass(500);
  expect(answers()).toEqual([42]);
  await time.pass(1_500);
  press('6');
  await time.pass(500);
  expect(answers()).toEqual([42, 6]);
  await time.pass(1_500);
  press('8');
  run.press('enter');
  expect(answers()).toEqual([42, 6, 8]);
});

test('an answer that is corrected in time is taken as corrected', async () => {
  const { time, run, press, answers } = started(13);
  press('12');
  await time.pass(300);
  run.press('back');
  await time.pass(300);
  press('3');
  await time.pass(500);
  expect(answers()).toEqual([13]);
});

test('Enter submits what is typed at once, and nothing when nothing is', async () => {
  const { time, run, press, answers } = started(13);
  run.press('enter');
  expect(answers()).toEqual([]);
  press('13');
  run.press('enter');
  expect(answers()).toEqual([13]);
  await time.pass(500);
  expect(answers()).toEqual([13]);
});

test('any key ends the feedback [G5], but not an Enter that was meant for the answer', async () => {
  const { time, run, press } = started(13);
  press('13');
  await time.pass(500);
  await time.pass(249);
  run.press('enter');
  expect(run.getSnapshot().state.feedbackUntilMs).not.toBeNull();
  await time.pass(1);
  run.press('enter');
  expect(run.typed.getSnapshot()).toBe('');
  expect(run.getSnapshot().state).toMatchObject({ feedbackUntilMs: null, question: { a: 13, b: 2 } });
});

test('a digit that ends the feedback is the first of the next answer, however soon it comes', async () => {
  const { time, run, press, answers } = started(13);
  press('13');
  run.press('enter');
  press('2');
  expect(run.typed.getSnapshot()).toBe('2');
  expect(run.getSnapshot().state).toMatchObject({ feedbackUntilMs: null, question: { a: 13, b: 2 } });
  press('6');
  run.press('enter');
  expect(answers()).toEqual([13, 26]);
  await time.pass(100);
});

test('eight keys a second that know the pattern lose no digit, whoever submits', async () => {
  const { time, run, press, answers } = started(13);
  for (const keys of ['13', '26', '39', '52']) {
    for (const digit of keys) {
      press(digit);
      await time.pass(125);
    }
    run.press('enter');
    await time.pass(125);
  }
  expect(answers()).toEqual([13, 26, 39, 52]);
});

test('what is typed goes with its question, and is never submitted to the next', async () => {
  const { time, run, press, answers } = started(13);
  press('13');
  run.press('enter');
  await time.pass(1_500);
  press('2');
  expect(run.typed.getSnapshot()).toBe('2');
  await time.pass(10_000);
  expect(answers()).toEqual([13]);
});

test('no more is taken than the answer has room for', () => {
  const { run, press } = started(13);
  press('-1399');
  expect(run.typed.getSnapshot()).toBe('13');
});

test('by a longer clock the wait before an answer goes off is as many times as long [K1]', async () => {
  const { time, press, answers } = started(13, 'x5');
  press('13');
  await time.pass(2_499);
  expect(answers()).toEqual([]);
  await time.pass(1);
  expect(answers()).toEqual([13]);
});

test('without a clock an answer waits for Enter, and its feedback for a key that was not meant for it [K2, K3]', async () => {
  const { time, run, press, answers } = started(13, 'off');
  press('13');
  await time.pass(60_000);
  expect(answers()).toEqual([]);
  run.press('enter');
  run.press('enter');
  await time.pass(60_000);
  expect(answers()).toEqual([13]);
  expect(run.getSnapshot().state).toMatchObject({ question: { b: 1 } });
  run.press('enter');
  expect(run.getSnapshot().state).toMatchObject({ feedbackUntilMs: null, question: { b: 2 } });
});
