/** How many seeds an ordinary run tries. `npm run release` tries 200 (run.mjs). */
const SEED_COUNT = 80;

const { SIM_SEED: only, SIM_SEEDS: range } = process.env;

/** True unless a single seed is asked for: `SIM_SEED=123 npm test -- --project simulation` reruns that one alone. */
export const isWholeRun = only === undefined;

function between(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, n) => String(from + n));
}

/** `SIM_SEEDS=201-1000` takes another range: for a night, or after a change. */
function asked(): readonly string[] {
  if (only !== undefined) return [only];
  const [from, to] = (range ?? `1-${SEED_COUNT}`).split('-').map(Number);
  return between(from ?? 1, to ?? SEED_COUNT);
}

/** The seeds of the ordinary run: a bug that none of them shows would get through. */
export const ORDINARY_SEEDS = between(1, SEED_COUNT);

/** The seeds of this run. */
export const SEEDS = asked();
