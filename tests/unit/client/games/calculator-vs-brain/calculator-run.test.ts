import { expect, test } from 'vitest';
import { typing } from '../../../../../client/games/calculator-vs-brain/typing.ts';
import { FREE } from '../../../../../client/play/purpose/free.ts';
import { createAnswerRun, type AnswerRun } from '../../../../../client/play/input/answer-run.ts';
import { startRun } from '../../../../../client/play/run/start-run.ts';
import type { CalculatorConfig } from '../../../../../shared/games/calculator-vs-brain/v1/config.ts';
import type { CalculatorMove } from '../../../../../shared/games/calculator-vs-brain/v1/moves.ts';
import { calculatorVsBrain, type CalculatorState } from '../../../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { fakeEngine } from '../../play/run/fake-engine.ts';
import { virtualTime, type VirtualTime } from '../../play/run/virtual-time.ts';

const config: CalculatorConfig = { difficulty: 'easy', operation: 'addition' };

function started(time: VirtualTime): AnswerRun<CalculatorMove, CalculatorState> {
  const engine = fakeEngine();
  const world = {
    engines: { current: async () => engine, replace: async () => engine },
    ports: time,
    owner: Promise.resolve({ kind: 'player', localId: 'p1' } as const),
  };
  const begun = startRun(calculatorVsBrain, { kind: 'new', config, purpose: FREE }, world);
  return createAnswerRun(begun.run, typing, time.after);
}

type CalculatorRun = ReturnType<typeof started>;

const rightAnswer = (run: CalculatorRun) => String(run.getSnapshot().state.problem.answer);

function type(run: CalculatorRun, text: string): void {
  for (const digit of Array.from(text)) run.press(digit as '0');
}

test('an answer waits for Enter, however complete it is', () => {
  const run = started(virtualTime());
  type(run, rightAnswer(run));
  expect(run.getSnapshot().state.phase).toBe('asking');
  run.press('enter');
  expect(run.getSnapshot().state).toMatchObject({ phase: 'decided', playerWins: 1 });
});

test('an empty answer is none', () => {
  const run = started(virtualTime());
  run.press('enter');
  expect(run.getSnapshot().state.phase).toBe('asking');
});

test('what was typed too late stays in sight, is no answer, and the next round begins empty', async () => {
  const time = virtualTime();
  const run = started(time);
  type(run, '1');
  await time.pass(3000);
  type(run, '2');
  expect(run.typed.getSnapshot()).toBe('1');
  expect(run.getSnapshot().state).toMatchObject({ phase: 'decided', calculatorWins: 1 });
  run.press('enter');
  expect(run.typed.getSnapshot()).toBe('');
  expect(run.getSnapshot().state).toMatchObject({ phase: 'asking', calculatorWins: 1 });
});

test('the calculator wins by itself when its time has passed, and nothing happens after that', async () => {
  const time = virtualTime();
  const run = started(time);
  await time.pass(2999);
  expect(run.getSnapshot().state.phase).toBe('asking');
  await time.pass(1);
  const { state } = run.getSnapshot();
  expect(state).toMatchObject({ phase: 'decided', calculatorWins: 1 });
  await time.pass(4000);
  expect(run.getSnapshot().state).toBe(state);
});
