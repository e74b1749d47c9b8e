import { array, assert, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameSeed, seedFromText, seedToHex, type Seed } from '../../../shared/seed.ts';

/** Written down once: games that were played under these seeds must replay for ever. */
const GOLDEN: readonly (readonly [text: string, hex: string])[] = [
  ['', '01fce552212ca684dfd0ad187ba971df'],
  ['a', '5a664cccbc0c5b756e0681b04c059d7c'],
  ['0192f3a0-0000-7000-8000-000000000001', '99d4c5b55e7cd99a9487a9c48d69c710'],
  ['Zürich 😀', 'fb22a0cdb5a3cf7e55e5b2357bbad326'],
];

/** One word of a seed by its definition: the others differ only in the two numbers. */
function word(text: string, initial: number, multiplier: number): number {
  let mixed = initial;
  for (let i = 0; i < text.length; i++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(i), multiplier);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

describe('the seed of a text', () => {
  it.each(GOLDEN)('of %j is the one it always was', (text, hex) => {
    expect(seedToHex(seedFromText(text))).toBe(hex);
  });

  it('is four words by one definition', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 100 }), (text) => {
        const words = [
          word(text, 0x9e3779b9, 0x85ebca6b),
          word(text, 0x243f6a88, 0xc2b2ae35),
          word(text, 0xb7e15162, 0x27d4eb2f),
          word(text, 0x6a09e667, 0x165667b1),
        ];
        expect(seedFromText(text)).toEqual(words);
      }),
    );
  });

  it('is the same as another only if every word is', () => {
    const anyWord = integer({ min: 0, max: 2 ** 32 - 1 });
    assert(
      property(tuple(anyWord, anyWord, anyWord, anyWord), array(integer({ min: 0, max: 3 }), { maxLength: 3 }), (seed: Seed, changed) => {
        const other = seed.map((each, i) => (changed.includes(i) ? (each + 1) % 2 ** 32 : each)) as unknown as Seed;
        expect(isSameSeed(seed, other)).toBe(changed.length === 0);
      }),
    );
  });
});
