import { expect, it } from 'vitest';
import { expectConsole } from '../../../no-stray-console.ts';
import { logError, logWarning } from '../../../../client/window/log.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('an error in the console has 500 characters of its message and 1000 of its stack (spec 2 §8)', () => {
  expectConsole(/m{500}/);
  const error = new Error('m'.repeat(600));
  error.stack = 's'.repeat(1_100);
  logError(error);
  expect(console.error).toHaveBeenCalledWith('m'.repeat(500), 's'.repeat(1_000));
});

it('a warning in the console has 500 characters, 10 items and 20 keys of what it is about (spec 1 §8)', () => {
  expectConsole(/w{500}/);
  logWarning('w'.repeat(600), 'd'.repeat(600));
  expect(console.warn).toHaveBeenLastCalledWith('w'.repeat(500), 'd'.repeat(500));
  logWarning('w'.repeat(600), numbers(11));
  expect(console.warn).toHaveBeenLastCalledWith('w'.repeat(500), JSON.stringify(numbers(10)));
  logWarning('w'.repeat(600), Object.fromEntries(numbers(21).map((key) => [`k${key}`, key])));
  expect(console.warn).toHaveBeenLastCalledWith(
    'w'.repeat(500),
    JSON.stringify(Object.fromEntries(numbers(20).map((key) => [`k${key}`, key]))),
  );
});
