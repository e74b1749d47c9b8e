import { median } from '../statistics.ts';

/** One of several ways to do the same work. `take` does it, and says how many milliseconds it took. */
export interface Way<Load> {
  readonly what: string;
  take(load: Load): Promise<number>;
}

/** What a way took: the median, and the median of its ratios to the first way in the same rounds. */
export interface Taken {
  readonly what: string;
  readonly ms: number;
  readonly ratio: number;
}

/** Lets all ways do the same work by turns, round after round. The first round warms up. */
export async function byTurns<Load>(
  rounds: number,
  ways: readonly Way<Load>[],
  loadOf: (round: number) => Promise<Load>,
): Promise<readonly Taken[]> {
  const all: number[][] = [];
  for (let round = 0; round <= rounds; round++) {
    const load = await loadOf(round);
    const took: number[] = [];
    for (const way of ways) took.push(await way.take(load));
    if (round > 0) all.push(took);
  }
  const of = (figure: (took: readonly number[]) => number) => median(all.map(figure));
  return ways.map(({ what }, i) => ({
    what,
    ms: of((took) => took[i] ?? Number.NaN),
    ratio: of((took) => (took[i] ?? Number.NaN) / (took[0] ?? Number.NaN)),
  }));
}
