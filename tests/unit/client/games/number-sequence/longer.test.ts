import { expect, test } from 'vitest';
import { isReady, longerThan } from '../../../../../client/games/number-sequence/longer.ts';
import { firstChoice } from '../../../../../client/games/number-sequence/setup-choice.ts';
import { parseConfig, WARM_UP } from '../../../../../shared/games/number-sequence/v1/config.ts';

const set = (digits: number, count: number) => ({ digits, count, timeLimit: 60, rounds: 3 });

test.each([
  ['one number more', set(2, 3), { field: 'count', value: 4, config: set(2, 4) }],
  ['one number more, up to the most', set(2, 14), { field: 'count', value: 15, config: set(2, 15) }],
  ['one digit more when there are no more numbers', set(2, 15), { field: 'digits', value: 3, config: set(3, 15) }],
  ['nothing after the longest', set(8, 15), undefined],
])('after a run that was fully right there is %s, within the limits of the game', (_, config, longer) => {
  expect(longerThan(config)).toEqual(longer);
  if (longer) expect(parseConfig(longer.config)).toEqual({ ok: true, value: longer.config });
});

test.each([
  ['the smallest set-up at once', set(2, 3), undefined, true],
  ['a larger one not the first time', set(2, 4), undefined, false],
  ['a larger one the second time', set(2, 4), set(2, 4), true],
  ['not where the run before had fewer numbers', set(2, 5), set(2, 4), false],
  ['not where it held as many digits otherwise', set(2, 6), set(3, 4), false],
])('a run without a mistake leads on: %s', (_, config, before, leadsOn) => {
  expect(isReady(config, before)).toBe(leadsOn);
});

test('who has never played begins with 2 digits and 3 numbers, everybody else with what they played last', () => {
  expect(firstChoice(undefined)).toEqual(set(2, 3));
  expect(parseConfig(WARM_UP)).toEqual({ ok: true, value: WARM_UP });
  expect(firstChoice(set(3, 5))).toEqual(set(3, 5));
});
