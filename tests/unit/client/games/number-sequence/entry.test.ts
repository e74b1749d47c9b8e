import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../../../client/games/number-sequence/columns.ts';
import {
  blankEntry,
  digitAt,
  echoOf,
  eraseDigit,
  isComplete,
  moveOn,
  numberAt,
  pointAt,
  pressed,
  writeDigit,
  type Entry,
  type EntryKey,
} from '../../../../../client/games/number-sequence/entry.ts';

const write = (entry: Entry, digits: string): Entry => Array.from(digits).reduce(writeDigit, entry);
const pencil = ({ index, slot }: Entry) => [index, slot];

/** Numbers as a round has them, in a row. */
const rounds = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 3, max: 15 }))
  .chain(([digits, count]) =>
    fc.tuple(
      fc.constant(digits),
      fc.array(fc.integer({ min: 10 ** (digits - 1), max: 10 ** digits - 1 }), { minLength: count, maxLength: count }),
    ),
  );

describe('writing', () => {
  it('from the first slot on fills number after number, and is complete with the last digit', () => {
    fc.assert(
      fc.property(rounds, ([digits, numbers]) => {
        const blank = blankEntry(numbers.length, digits);
        const almost = write(blank, numbers.join('').slice(0, -1));
        expect(isComplete(almost)).toBe(false);
        const done = write(blank, numbers.join(''));
        expect(isComplete(done)).toBe(true);
        expect(numbers.map((_, index) => numberAt(done, index))).toEqual(numbers);
      }),
    );
  });

  it('is taken back digit by digit, over the edges of the fields, until nothing is left', () => {
    fc.assert(
      fc.property(rounds, fc.nat({ max: 120 }), ([digits, numbers], written) => {
        const blank = blankEntry(numbers.length, digits);
        const text = numbers.join('').slice(0, written);
        const back = Array.from(text).reduce((entry) => eraseDigit(entry), write(blank, text));
        expect(back).toEqual(blank);
        expect(eraseDigit(back)).toBe(back);
      }),
    );
  });

  it('goes to the next field when one is full', () => {
    const blank = blankEntry(3, 2);
    expect(pencil(write(blank, '4'))).toEqual([0, 1]);
    expect(pencil(write(blank, '42'))).toEqual([1, 0]);
    expect(pencil(write(blank, '421357'))).toEqual([2, 2]);
  });

  it('of a 0 where a number begins, or behind the last slot, changes nothing', () => {
    const blank = blankEntry(3, 2);
    expect(writeDigit(blank, '0')).toBe(blank);
    expect(numberAt(write(blank, '40'), 0)).toBe(40);
    const done = write(blank, '421357');
    expect(writeDigit(done, '9')).toBe(done);
  });

  it('over a full field corrects it, and goes on where digits are missing', () => {
    const some = write(blankEntry(4, 2), '4213');
    const corrected = write(pointAt(some, 0, 0), '78');
    expect([0, 1].map((index) => numberAt(corrected, index))).toEqual([78, 13]);
    expect(pencil(corrected)).toEqual([2, 0]);
  });

  it('in the last field goes back to a gap further up', () => {
    const gap = write(pointAt(blankEntry(3, 1), 1), '57');
    expect(pencil(gap)).toEqual([0, 0]);
    expect(isComplete(write(gap, '3'))).toBe(true);
  });
});

describe('a field', () => {
  it('has a number only while all its slots are full', () => {
    const written = write(blankEntry(3, 3), '123');
    expect(numberAt(written, 0)).toBe(123);
    const gap = eraseDigit(pointAt(written, 0, 1));
    expect(numberAt(gap, 0)).toBeNull();
    expect([0, 1, 2].map((slot) => digitAt(gap, 0, slot))).toEqual(['1', '', '3']);
    expect(numberAt(writeDigit(gap, '9'), 0)).toBe(193);
  });

  it('that is pointed at is written in where it was pointed at, or where it begins to be empty', () => {
    const some = write(blankEntry(3, 3), '12');
    expect(pencil(pointAt(some, 0, 0))).toEqual([0, 0]);
    expect(pencil(pointAt(some, 0, 2))).toEqual([0, 2]);
    expect(pencil(pointAt(some, 1, 2))).toEqual([1, 0]);
    expect(pencil(pointAt(some, 0))).toEqual([0, 2]);
  });
});

describe('the arrows', () => {
  it('lead to the neighbours of a field in the grid, and stay at its edges', () => {
    const at = (index: number) => pointAt(blankEntry(5, 2), index);
    expect(moveOn(at(0), 'right', 3).index).toBe(1);
    expect(moveOn(at(1), 'left', 3).index).toBe(0);
    expect(moveOn(at(1), 'down', 3).index).toBe(4);
    expect(moveOn(at(4), 'up', 3).index).toBe(1);
    for (const [index, direction] of [
      [0, 'left'],
      [0, 'up'],
      [4, 'right'],
      [2, 'down'],
    ] as const) {
      expect(moveOn(at(index), direction, 3)).toEqual(at(index));
    }
  });
});

describe('the grid', () => {
  it.each([
    [3, 3],
    [6, 3],
    [7, 4],
    [12, 4],
    [13, 5],
    [15, 5],
  ])('of %i numbers has %i columns (decision G10)', (count, columns) => {
    expect(columnsOf(count)).toBe(columns);
  });
});

describe('what is said of a key', () => {
  const written = (...keys: readonly EntryKey[]) => keys.reduce((entry, key) => pressed(entry, key, 3), blankEntry(3, 2));

  it.each([
    [['4'], '7', '7'],
    [['4', '7'], '5', '5'],
    [['4', '7', '5'], 'back', '5 deleted'],
    [['4', '7'], 'back', '7 deleted, 4 left'],
    [['4'], '0', '0'],
    [[], '0', ''],
    [[], 'back', ''],
    [['4'], 'right', ''],
  ] as const)('after %j, of %s', (before, key, said) => {
    const entry = written(...before);
    expect(echoOf(key, entry, pressed(entry, key, 3))).toBe(said);
  });
});
