import { fail, ok, type Result } from './result.ts';
import { groupsOf } from './bits.ts';

/** Crockford's digits: whoever reads one aloud or by hand takes it for no other. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const BITS_A_DIGIT = 5;

/** What is typed for a digit that it looks like. There is no U. */
const LOOKS_LIKE: { readonly [letter: string]: string } = { I: '1', L: '1', O: '0' };

/** What somebody puts between groups of digits: spaces, and dashes of any kind. */
const BETWEEN = /[\s\p{Dash_Punctuation}\u2212]/gu;

/** Nobody types more than this for one code. */
const MOST_TYPED = 100;

/** Why typed digits are none. `at`: which character is wrong, from 1, without what is between. */
export type DigitRefusal = { readonly reason: 'length' } | { readonly reason: 'character'; readonly at: number };

/** The digits of what somebody typed, in capitals or not. */
export function readDigits(typed: string, isLength: (length: number) => boolean): Result<readonly number[], DigitRefusal> {
  if (typed.length > MOST_TYPED) return fail({ reason: 'length' });
  const characters = Array.from(typed.normalize('NFKC').replaceAll(BETWEEN, '').toUpperCase());
  const digits = characters.map((character) => DIGITS.indexOf(LOOKS_LIKE[character] ?? character));
  const wrong = digits.indexOf(-1);
  if (wrong >= 0) return fail({ reason: 'character', at: wrong + 1 });
  return isLength(digits.length) ? ok(digits) : fail({ reason: 'length' });
}

export const writeDigits = (digits: readonly number[]): string => digits.map((digit) => DIGITS.charAt(digit)).join('');

/** The digits of bits whose number divides by five. */
export const digitsOf = (bits: string): readonly number[] => groupsOf(bits, BITS_A_DIGIT);

/** x⁵ + x² + 1, by which digits multiply as elements of a field of 32; its element 2 has each of the others but 0 as a power. */
const FIELD = 0b100101;

function times(a: number, b: number): number {
  let product = 0;
  for (let [power, rest] = [a, b]; rest > 0; rest >>= 1) {
    if (rest & 1) product ^= power;
    power <<= 1;
    if (power > 31) power ^= FIELD;
  }
  return product;
}

/** x + 2, and (x + 2)(x + 4), without their first coefficient: by how many check digits there are. */
const GENERATORS: { readonly [count in 1 | 2]: readonly number[] } = { 1: [2], 2: [6, 8] };

/**
 * The check digits of others (Reed–Solomon). With one, each wrong digit and each swap of two digits, neighbours or not, is noticed, and 31 of 32
 * of all other mistakes; with two, any two wrong digits, and 1,023 of 1,024. That holds up to 31 digits.
 */
export function checkDigits(digits: readonly number[], count: 1 | 2): readonly number[] {
  const generator = GENERATORS[count];
  let rest = generator.map(() => 0);
  for (const digit of digits) {
    const lead = digit ^ (rest[0] ?? 0);
    rest = generator.map((coefficient, i) => (rest[i + 1] ?? 0) ^ times(lead, coefficient));
  }
  return rest;
}
