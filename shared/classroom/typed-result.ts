import { BITS_A_DIGIT, digitsOf, readDigits, writeDigits, type DigitRefusal } from '../base32.ts';
import { BitReader, bitsOf } from '../bits.ts';
import { fail, ok, type Result } from '../result.ts';
import { seedFromText } from '../seed.ts';

/** What eight characters say of a run that nobody could scan. It is taken for what it is: told, not checked. */
interface TypedResult {
  readonly seat: number;
  /** Up to 127; more is told as 127. */
  readonly right: number;
  readonly asked: number;
  /** Cut to fours, up to 1,020. */
  readonly seconds: number;
}

const LENGTH = 8;
const SEAT_WIDTH = 6;
const COUNT_WIDTH = 7;
const TIME_WIDTH = 8;
const CHECK_WIDTH = 12;
const SECONDS_A_STEP = 4;

const upTo = (value: number, width: number): number => Math.min(value, 2 ** width - 1);

/** Depends on the round's code, so that what was typed for another round is noticed. */
const checkOf = (code: string, bits: string): number => (seedFromText(`typed:${code}:${bits}`)[0] ?? 0) >>> (32 - CHECK_WIDTH);

/**
 * @param ms how long the run took.
 * @throws RangeError for a seat that is none.
 */
export function writeTyped(code: string, { seat, right, asked, ms }: Omit<TypedResult, 'seconds'> & { readonly ms: number }): string {
  const bits = bitsOf([
    [seat, SEAT_WIDTH],
    [upTo(right, COUNT_WIDTH), COUNT_WIDTH],
    [upTo(asked, COUNT_WIDTH), COUNT_WIDTH],
    [upTo(Math.floor(ms / 1000 / SECONDS_A_STEP), TIME_WIDTH), TIME_WIDTH],
  ]);
  return writeDigits(digitsOf(bits + bitsOf([[checkOf(code, bits), CHECK_WIDTH]])));
}

/** What somebody typed for a round. `check`: a character is wrong, or it is of another round. */
export function readTyped(code: string, typed: string): Result<TypedResult, DigitRefusal | { readonly reason: 'check' }> {
  const digits = readDigits(typed, (length) => length === LENGTH);
  if (!digits.ok) return digits;
  const all = bitsOf(digits.value.map((digit) => [digit, BITS_A_DIGIT]));
  const bits = new BitReader(all);
  const [seat, right, asked] = [bits.take(SEAT_WIDTH), bits.take(COUNT_WIDTH), bits.take(COUNT_WIDTH)];
  const seconds = bits.take(TIME_WIDTH) * SECONDS_A_STEP;
  const isRight = bits.take(CHECK_WIDTH) === checkOf(code, all.slice(0, -CHECK_WIDTH)) && right <= asked;
  return isRight ? ok({ seat, right, asked, seconds }) : fail({ reason: 'check' });
}
