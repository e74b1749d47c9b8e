/** In the order of their codes, so that texts of equal length sort as their numbers do. */
const DIGITS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** By the code of a digit: a reader of years of evidence looks at millions of them. */
const VALUES: readonly number[] = Array.from({ length: 128 }, (_, code) => {
  const value = DIGITS.indexOf(String.fromCharCode(code));
  return value < 0 ? Number.NaN : value;
});

/** The greatest number of so many digits. */
export const greatest = (digits: number): number => 64 ** digits - 1;

/** A whole number from 0 to `greatest(digits)` in so many digits. */
export function base64(value: number, digits: number): string {
  let text = '';
  for (let rest = value; text.length < digits; rest = Math.floor(rest / 64)) text = DIGITS.charAt(rest % 64) + text;
  return text;
}

/** The number whose digits stand from `start` to `end`; NaN if one of them is no digit. */
export function fromBase64(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at++) value = value * 64 + (VALUES[text.charCodeAt(at)] ?? Number.NaN);
  return value;
}
