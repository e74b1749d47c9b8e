import type { HandInput } from '../../storage/records.ts';

type Tally = { [input in HandInput]: number };

/** The window shows one run at a time, so its digits are those of the run that began last. */
let current: Tally = { pad: 0, keys: 0 };

/** Called for each digit that is typed, by what reads it. */
export function noteDigit(input: HandInput): void {
  current[input]++;
}

/** Begins to count anew. The result tells what most digits were typed with since; undefined if none were. */
export function countDigits(): () => HandInput | undefined {
  const tally: Tally = { pad: 0, keys: 0 };
  current = tally;
  return () => {
    if (tally.pad + tally.keys === 0) return undefined;
    return tally.pad > tally.keys ? 'pad' : 'keys';
  };
}
