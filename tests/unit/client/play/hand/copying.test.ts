import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCopying, numbersToCopy } from '../../../../../client/play/hand/copying.ts';
import type { GameKey } from '../../../../../client/play/input/game-keys.ts';
import { Random } from '../../../../../shared/random.ts';
import { seedFromText } from '../../../../../shared/seed.ts';

describe('numbers to copy', () => {
  it('are four of each length from one digit to three, none twice in a row and none with a zero in front', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const numbers = numbersToCopy(new Random(seedFromText(seed)));
        expect([1, 2, 3].map((length) => numbers.filter((each) => each.length === length).length)).toEqual([4, 4, 4]);
        expect(numbers.some((each, n) => each === numbers[n - 1] || !/^[1-9]\d*$/.test(each))).toBe(false);
      }),
    );
  });
});

describe('copying', () => {
  function begin(...numbers: readonly string[]) {
    let nowMs = 0;
    const copying = createCopying(numbers, () => nowMs);
    const type = (keys: string, input: 'pad' | 'keys' = 'keys', eachMs = 100) => {
      for (const key of keys === 'back' ? [keys] : keys) {
        nowMs += eachMs;
        copying.press(key as GameKey, input);
      }
    };
    return { copying, type };
  }

  it('goes on by itself with the last digit, and tells when each was typed', () => {
    const { copying, type } = begin('7', '42');
    type('74', 'keys');
    expect([copying.getSnapshot(), copying.typed.getSnapshot()]).toEqual([{ at: 1, isAgain: false }, '4']);
    type('2');
    expect(copying.getSnapshot().at).toBe(2);
    expect(copying.copied()).toEqual([
      { shownMs: 0, digitsMs: [100], input: 'keys', isClean: true },
      { shownMs: 100, digitsMs: [200, 300], input: 'keys', isClean: true },
    ]);
    type('9');
    expect(copying.copied()).toHaveLength(2);
  });

  it('measures from when a number is in sight', () => {
    const { copying, type } = begin('7');
    type('-', 'keys', 5_000);
    copying.shown();
    type('7');
    expect(copying.copied()[0]).toMatchObject({ shownMs: 5_000, digitsMs: [5_100] });
  });

  it('asks a wrong number once more, and says which numbers were not typed in one go', () => {
    const { copying, type } = begin('42', '13');
    type('41');
    expect([copying.getSnapshot(), copying.typed.getSnapshot()]).toEqual([{ at: 0, isAgain: true }, '']);
    type('42');
    expect(copying.getSnapshot()).toEqual({ at: 1, isAgain: false });
    type('back');
    type('1');
    type('back');
    type('13');
    expect(copying.copied().map(({ isClean }) => isClean)).toEqual([false, false]);
  });

  it('tells with what a number was typed, if with one kind of input', () => {
    const { copying, type } = begin('42', '13');
    type('42', 'pad');
    type('1', 'pad');
    type('3', 'keys');
    expect(copying.copied().map(({ input }) => input)).toEqual(['pad', undefined]);
  });
});
