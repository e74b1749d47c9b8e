import { expect, test } from 'vitest';
import { problemTyping as typing } from '../../../../../client/play/input/problem-typing.ts';
import { mathRace, type MathRaceState } from '../../../../../shared/games/math-race/v1/rules.ts';

/** A race whose every answer is 14. */
const atStart: MathRaceState = mathRace.start({ operation: 'addition', from: 7, to: 7, target: 3 }, [1, 2, 3, 4]);
const answered = mathRace.step(atStart, { type: 'answer', value: 13 }, 1000);
const next = mathRace.step(answered, { type: 'tick' }, 1400);

test('an answer submits itself, at once, when it has as many digits as the right one, right or wrong [R10]', () => {
  expect(typing.submitsItself?.delayMs).toBe(0);
  expect(typing.submitsItself?.when(atStart, '1')).toBe(false);
  expect(typing.submitsItself?.when(atStart, '14')).toBe(true);
  expect(typing.submitsItself?.when(atStart, '99')).toBe(true);
});

test('as much can be typed as the answer has digits, no minus, and nothing during the pause [R3]', () => {
  expect(typing.awaits(atStart)).toEqual({ digits: 2, minus: false });
  expect(typing.awaits(answered)).toBeNull();
  expect(typing.awaits(next)).toEqual({ digits: 2, minus: false });
});

test('the next problem empties the slot, even if it is the same one again', () => {
  expect(typing.isSameQuestion(atStart, answered)).toBe(true);
  expect(typing.isSameQuestion(answered, next)).toBe(false);
});

test('Enter ends a pause by another clock than the ordinary one, and no other key does (decision G26)', () => {
  const by = (clock: string) => typing.meanwhile?.({ ...answered, config: { ...answered.config, clock } }, 'enter');
  expect(['x2', 'x5', 'x10', 'off'].map(by)).toEqual(Array(4).fill({ type: 'go' }));
  expect(by('on')).toBeNull();
  expect(typing.meanwhile?.(answered, 'enter')).toBeNull();
  expect(typing.meanwhile?.({ ...answered, config: { ...answered.config, clock: 'off' } as object }, '1')).toBeNull();
});
