import { describe, expect, it } from 'vitest';
import { digitsOf, readNumber, withPlainDigits } from '../../../shared/digits.ts';

const PLAIN = '0123456789';

describe('what is typed into a field for digits', () => {
  it.each([
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '０１２３４５６７８９',
    '०१२३४५६७८९',
    '๐๑๒๓๔๕๖๗๘๙',
    '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙',
    '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
    '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿',
    PLAIN,
  ])('%s are the ten digits', (digits) => {
    expect(withPlainDigits(digits)).toBe(PLAIN);
  });

  it('has a value for every decimal digit that this Unicode knows, ten to a script', () => {
    const all = Array.from({ length: 0x11_0000 }, (_, point) => point)
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point))
      .filter((character) => /\p{Nd}/u.test(character));
    expect(all.length).toBeGreaterThan(600);
    expect(withPlainDigits(all.join(''))).toBe(PLAIN.repeat(all.length / 10));
  });

  it('leaves everything else of a text as it is', () => {
    expect(withPlainDigits('a٣² Ⅳ½ 4')).toBe('a3² Ⅳ½ 4');
  });

  it.each([
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['１２３ ４５６', '123456'],
    ['\u200f١٢٣٤٥٦', '123456'],
    [' 12', '12'],
    ['+12', '12'],
    ['x', ''],
  ])('%j has the digits %s', (typed, digits) => {
    expect(digitsOf(typed)).toBe(digits);
  });
});

describe('what is typed into a number field (G23)', () => {
  it.each([
    ['60', 60],
    [' 60 ', 60],
    [' 12', 12],
    ['\u300012\u00a0', 12],
    ['+12', 12],
    ['＋１２', 12],
    ['١٢', 12],
    ['۱۲', 12],
    ['１２', 12],
    ['\u200f١٢', 12],
    ['-3', -3],
    ['−3', -3],
    ['－３', -3],
    ['123456789', 123_456_789],
  ])('%j is %d', (typed, number) => {
    expect(readNumber(typed)).toBe(number);
  });

  it.each(['', ' ', '\u3000'])('%j is empty', (typed) => {
    expect(readNumber(typed)).toBeNull();
  });

  it.each(['7.5', '6a0', '-', '+', '--3', '+-3', '1e2', '1,000', '1 2', '²', '٣٫٥'])('%j is no whole number', (typed) => {
    expect(readNumber(typed)).toBeNaN();
  });
});
