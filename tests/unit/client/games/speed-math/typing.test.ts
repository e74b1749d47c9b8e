import { expect, test } from 'vitest';
import { problemTyping as typing } from '../../../../../client/play/input/problem-typing.ts';
import { speedMath } from '../../../../../shared/games/speed-math/v1/rules.ts';

const config = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 60, questions: 3 } as const;
const started = speedMath.start(config, [1, 2, 3, 4]);
/** A question whose answer is 56. */
const atStart = { ...started, problem: { ...started.problem, answer: 56 } };

test.each([
  ['', false],
  ['5', false],
  ['-5', false],
  ['56', true],
  ['99', true],
  ['-56', true],
])('%j where 56 is right submits itself at once: %j [R9]', (typed, submits) => {
  expect(typing.submitsItself?.delayMs).toBe(0);
  expect(typing.submitsItself?.when(atStart, typed)).toBe(submits);
});

test('as much can be typed as the answer has digits, and nothing during the pause [R2]', () => {
  expect(typing.awaits(atStart)).toEqual({ digits: 2, minus: false });
  expect(typing.awaits(speedMath.step(atStart, { type: 'answer', value: 56 }, 1000))).toBeNull();
});
