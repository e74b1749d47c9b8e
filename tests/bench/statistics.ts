const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The quantile of the values at `share` (0 to 1). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Runs two measurements in turn, so that a machine that gets slower slows both; the medians of each. */
export async function inTurn<T>(
  rounds: number,
  a: () => Promise<T>,
  b: () => Promise<T>,
): Promise<{ readonly a: readonly T[]; readonly b: readonly T[] }> {
  const as: T[] = [];
  const bs: T[] = [];
  for (let round = 0; round < rounds; round++) {
    as.push(await a());
    bs.push(await b());
  }
  return { a: as, b: bs };
}

export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;
export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
