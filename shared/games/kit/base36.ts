const CODE_0 = 48;
const CODE_9 = 57;
const CODE_A = 97;
const CODE_Z = 122;

/** The value of a base-36 digit (0–9, a–z) by its character code, or −1 for any other character. */
export function base36Digit(code: number): number {
  if (code >= CODE_0 && code <= CODE_9) return code - CODE_0;
  return code >= CODE_A && code <= CODE_Z ? code - CODE_A + 10 : -1;
}

/**
 * The whole number in `text` from `from` to before `to`, in the one form that toString(36) writes; −1 for an empty text, another
 * character, a leading zero, or a number beyond the safe integers. parseInt is not used: it is several times slower and accepts more.
 */
export function readBase36(text: string, from: number, to: number): number {
  if (from >= to || (to - from > 1 && text.charCodeAt(from) === CODE_0)) return -1;
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = base36Digit(text.charCodeAt(i));
    if (digit < 0) return -1;
    value = value * 36 + digit;
  }
  return value <= Number.MAX_SAFE_INTEGER ? value : -1;
}
