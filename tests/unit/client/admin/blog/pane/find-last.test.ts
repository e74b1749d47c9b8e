import { afterEach, expect, it } from 'vitest';
import { addFindLast, findLast } from '../../../../../../client/admin/blog/pane/find-last.ts';

const own = Object.getOwnPropertyDescriptor(Array.prototype, 'findLast') as PropertyDescriptor;
afterEach(() => void Object.defineProperty(Array.prototype, 'findLast', own));

it.each([
  ['the last of several', [1, 2, 3, 4], 3],
  ['none', [2, 4], undefined],
  ['nothing in an empty list', [], undefined],
])('finds %s as the language does', (_what, numbers, expected) => {
  const isOdd = (value: number) => value % 2 === 1;
  expect(findLast.call(numbers, isOdd as (value: unknown) => boolean)).toBe(expected);
  expect(numbers.findLast(isOdd)).toBe(expected);
});

it('Arrays have it where the browser has none, unseen by loops, and the browser keeps its own', () => {
  addFindLast();
  expect(Object.getOwnPropertyDescriptor(Array.prototype, 'findLast')).toEqual(own);
  Reflect.deleteProperty(Array.prototype, 'findLast');
  addFindLast();
  expect([1, 2, 3].findLast((value) => value < 3)).toBe(2);
  expect(Object.entries([7])).toEqual([['0', 7]]);
  const names: string[] = [];
  const list: object = [7];
  for (const name in list) names.push(name);
  expect(names).toEqual(['0']);
});
