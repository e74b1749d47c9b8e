import { withPlainDigits } from '../../../shared/digits.ts';

const E164 = /^\+[1-9]\d{6,14}$/;

/** A number as people type it, in E.164: without blanks, hyphens, dots and brackets, `00` as `+`. Undefined if it is none. */
export function phoneNumberIn(typed: string): string | undefined {
  const number = withPlainDigits(typed.normalize('NFKC'))
    .replaceAll(/[\s\p{Cf}\p{Pd}()./]/gu, '')
    .replace(/^00/, '+');
  return E164.test(number) ? number : undefined;
}
