import { expect, it } from 'vitest';
import { countDigits, noteDigit } from '../../../../../client/play/run/typed-with.ts';

const note = (pad: number, keys: number) => {
  for (let n = 0; n < pad; n++) noteDigit('pad');
  for (let n = 0; n < keys; n++) noteDigit('keys');
};

it('a run is told by what most of its digits were typed with, and by no other run’s', () => {
  const first = countDigits();
  expect(first()).toBeUndefined();
  note(3, 2);
  expect(first()).toBe('pad');
  const second = countDigits();
  note(1, 4);
  expect([first(), second()]).toEqual(['pad', 'keys']);
});
