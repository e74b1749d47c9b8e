import { afterEach, beforeEach, expect, it } from 'vitest';
import { playBy, playChoices } from '../../../../../client/play/choices/now.ts';
import { createAnswerRun, type AnswerTyping } from '../../../../../client/play/input/answer-run.ts';
import type { GameKey } from '../../../../../client/play/input/game-keys.ts';
import { createSource } from '../../../../../shared/observable.ts';
import { virtualTime } from '../run/virtual-time.ts';

const AS_EVER = playChoices();

interface Asked {
  readonly given: readonly (readonly [number, string])[];
}

/** A question whose answer has two digits, and what is given to it. */
function typing(delayMs: number) {
  const time = virtualTime();
  const source = createSource({ state: { given: [] } as Asked, status: 'playing' as const });
  const run = {
    ...source,
    elapsedMs: () => time.monotonic(),
    play: (move: readonly [number, string]) =>
      source.set({ ...source.getSnapshot(), state: { given: [...source.getSnapshot().state.given, move] } }),
  };
  const answers: AnswerTyping<readonly [number, string], Asked> = {
    isSameQuestion: (a, b) => a === b,
    awaits: () => ({ digits: 2, minus: false }),
    answer: (value, _state, sent) => [value, sent],
    submitsItself: { when: (_state, typed) => typed.length === 2, delayMs },
  };
  const answering = createAnswerRun(run as never, answers, time.after);
  return {
    time,
    press: (...keys: GameKey[]) => keys.forEach((key) => answering.press(key)),
    typed: () => answering.typed.getSnapshot(),
    given: () => source.getSnapshot().state.given,
  };
}

beforeEach(() => playBy({ ...AS_EVER, enter: 'enter' }));
afterEach(() => playBy(AS_EVER));

it.each([0, 500])('by choice Enter alone sends an answer, and Backspace corrects the last digit (own delay %i ms)', async (delayMs) => {
  const { time, press, typed, given } = typing(delayMs);
  press('4', '2');
  await time.pass(60_000);
  expect([typed(), given()]).toEqual(['42', []]);
  press('back', '1', 'enter');
  expect([typed(), given()]).toEqual(['', [[41, 'enter']]]);
});

it('otherwise an answer goes off with its last digit', () => {
  playBy(AS_EVER);
  const { press, given } = typing(0);
  press('4', '2');
  expect(given()).toEqual([[42, 'auto']]);
});
