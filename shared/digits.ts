const NO_DIGIT = /\P{Nd}/u;

/**
 * What a decimal digit of any script stands for: Unicode has the ten of a script in a row from zero to nine, so the digits right before it
 * count up to it. (Five such rows of mathematical digits touch.)
 */
function valueOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (!NO_DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}

/** A text with each digit of another script as 0-9 (decision G23). */
export const withPlainDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, valueOf);

/** The digits that somebody typed or pasted, as 0-9 and without all else: “١٢٣ 456” is "123456". */
export const digitsOf = (text: string): string => withPlainDigits(text).replaceAll(/\D/g, '');

/** What is typed for a minus. */
const MINUS = /^[-\u2010\u2212\ufe63\uff0d]/;

/** Whether a character is typed for a minus. */
export const isMinus = (character: string): boolean => MINUS.test(character);

/**
 * Reads the text of a number field: a whole number, with or without a sign; null if the text is empty, NaN for anything else ("7.5",
 * "12a"). Blanks around it do not count, nor do the unseen marks that come along from a text written from right to left.
 */
export function readNumber(typed: string): number | null {
  const text = withPlainDigits(typed)
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  if (text === '') return null;
  const plain = text.replace(MINUS, '-').replace(/^[+\ufe62\uff0b](?=\d)/, '');
  return /^-?\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
