import { expect, it } from 'vitest';
import fc from 'fast-check';
import { textForLog } from '../../../shared/log-text.ts';

it('shows at most 500 characters, 10 items and 20 keys of a value (spec 1 §8)', () => {
  expect(textForLog('x'.repeat(600))).toHaveLength(500);
  expect(JSON.parse(textForLog(Array.from({ length: 30 }, (_, index) => index)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const wide = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`k${index}`, index]));
  expect(Object.keys(JSON.parse(textForLog(wide)) as object)).toHaveLength(20);
  expect(JSON.parse(textForLog({ inside: { list: Array.from({ length: 12 }, () => 'a') } }))).toEqual({
    inside: { list: Array.from({ length: 10 }, () => 'a') },
  });
});

it('shows what has no JSON by its kind', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  expect([undefined, 10n, Number.NaN, new Error('broken'), { f: undefined }].map(textForLog)).toEqual([
    'undefined',
    '10',
    'NaN',
    'Error: broken',
    '{"f":"undefined"}',
  ]);
  expect(textForLog(circle)).toContain('{…}');
});

it('never throws and is never longer than 500 characters', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true }), (value) => textForLog(value).length <= 500),
  );
});
