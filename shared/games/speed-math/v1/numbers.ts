const isBeside = (n: number, round: number): boolean => n % round === 1 || n % round === round - 1;

/**
 * Whether a number is easy to remember, to round and to split (spec 1 §2, "rounding and place-value practice"; RULES.md, F1–F4):
 * all up to 12; with two digits, multiples of 5 and the neighbours of a ten; with three digits, multiples of 10 and 25 and the
 * neighbours of a hundred; with four digits, multiples of 50 and the neighbours of a hundred.
 */
export function isFriendly(n: number): boolean {
  if (n <= 12) return true;
  if (n < 100) return n % 5 === 0 || isBeside(n, 10);
  if (n < 1000) return n % 10 === 0 || n % 25 === 0 || isBeside(n, 100);
  return n % 50 === 0 || isBeside(n, 100);
}

/** The numbers from `lowest` to `highest` (both included) that are multiples of `step`; only friendly ones if asked. */
export function numbersBetween(lowest: number, highest: number, friendly: boolean, step = 1): readonly number[] {
  const numbers: number[] = [];
  for (let n = Math.ceil(lowest / step) * step; n <= highest; n += step) {
    if (!friendly || isFriendly(n)) numbers.push(n);
  }
  return numbers;
}
