import type { DayNumber } from '../../day.ts';

/** Days without a gap, the first and the last of them; what else is known of them follows. */
type Run = readonly [from: DayNumber, to: DayNumber, ...rest: unknown[]];

/**
 * All runs in the order of days, joined where no day is missing between them.
 * @param joined two runs that touch or overlap, as one; `a` begins no later.
 */
export function joinRuns<Each extends Run>(runs: readonly Each[], joined: (a: Each, b: Each) => Each): readonly Each[] {
  const whole: Each[] = [];
  for (const run of [...runs].sort((a, b) => a[0] - b[0])) {
    const before = whole.at(-1);
    if (before !== undefined && run[0] <= before[1] + 1) whole[whole.length - 1] = joined(before, run);
    else whole.push(run);
  }
  return whole;
}
