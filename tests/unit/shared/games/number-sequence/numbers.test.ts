import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasDigits, nextNumbers } from '../../../../../shared/games/number-sequence/v1/generate.ts';
import { Random } from '../../../../../shared/random.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { config, configs } from './play.ts';

const randoms = fc.string().map((id) => new Random(seedFromText(id)));

describe('the numbers of a round', () => {
  it('have exactly so many digits and no leading zero [N1]', () => {
    fc.assert(
      fc.property(configs, randoms, (given, random) => {
        const numbers = nextNumbers(given, random, []);
        expect(numbers).toHaveLength(given.count);
        for (const number of numbers) expect(String(number)).toMatch(new RegExp(`^[1-9][0-9]{${given.digits - 1}}$`));
      }),
    );
  });

  it('are all different from two digits on [N2]', () => {
    fc.assert(
      fc.property(configs, randoms, (given, random) => {
        fc.pre(given.digits > 1);
        expect(new Set(nextNumbers(given, random, [])).size).toBe(given.count);
      }),
    );
  });

  it('of one digit are all nine before any comes again, and then differ among themselves [N2]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 15 }), randoms, (count, random) => {
        const numbers = nextNumbers({ ...config, digits: 1, count }, random, []);
        const first = numbers.slice(0, 9);
        const rest = numbers.slice(9);
        expect(new Set(first).size).toBe(first.length);
        expect(new Set(rest).size).toBe(rest.length);
      }),
    );
  });

  it('are never those of the round before in the same order [N3]', () => {
    const few = { ...config, digits: 1, count: 3 };
    const random = new Random(seedFromText('few'));
    let before = nextNumbers(few, random, []);
    for (let round = 0; round < 5_000; round++) {
      const numbers = nextNumbers(few, random, before);
      expect(numbers).not.toEqual(before);
      before = numbers;
    }
  });

  it.each([1, 2, 6, 7, 8])('of %i digits come from the whole range, each part of it equally often [N1]', (digits) => {
    const random = new Random(seedFromText('spread'));
    const firstDigits = new Map<string, number>();
    const lastDigits = new Map<string, number>();
    for (let round = 0; round < 600; round++) {
      for (const number of nextNumbers({ ...config, digits, count: 9 }, random, [])) {
        const text = String(number);
        firstDigits.set(text.charAt(0), (firstDigits.get(text.charAt(0)) ?? 0) + 1);
        lastDigits.set(text.charAt(digits - 1), (lastDigits.get(text.charAt(digits - 1)) ?? 0) + 1);
      }
    }
    // 5,400 numbers: 600 of each first digit, 540 (or 600) of each last one, within five standard deviations.
    expect([...firstDigits.keys()].toSorted().join('')).toBe('123456789');
    expect([...lastDigits.keys()].toSorted().join('')).toBe(digits === 1 ? '123456789' : '0123456789');
    for (const times of [...firstDigits.values(), ...lastDigits.values()]) expect(Math.abs(times - 570)).toBeLessThan(145);
  });

  it.each([
    [1, 1, true],
    [9, 1, true],
    [0, 1, false],
    [10, 1, false],
    [99, 3, false],
    [100, 3, true],
    [999, 3, true],
    [1000, 3, false],
    [99_999_999, 8, true],
    [100_000_000, 8, false],
    [100.5, 3, false],
  ])('%d has %i digits: %s', (number, digits, expected) => {
    expect(hasDigits(number, digits)).toBe(expected);
  });
});
