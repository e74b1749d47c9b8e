import { medianOf } from './median.ts';
import { evidenceFor, waysFrom, type Counted, type Usual } from './worse.ts';

/*
 * What is usual for a player in an operation, by strata of facts that are alike. By all answers: if all facts are like the rest, the share
 * of right ones has no bias, whatever is asked next and again. A fact that seems worse than the rest counts less, in rounds, so that a few
 * weak facts do not hide each other; few of those that are like the rest seem so by chance.
 */

/** So many in a hundred facts are taken to be worse than the rest, before any answer. */
const WORSE_FACTS = 0.1;
/** Each takes the last one's weights, and they hardly change any more. */
const ROUNDS = 6;

/** The answers of an operation count as if a few had come before, nine tenths of them right. */
const PRIOR_RIGHT = 1.8;
const PRIOR_ANSWERS = 2;
const HIGHEST_CHANCE = 0.98;
/** A stratum is like its operation, which counts as so many of its answers: of times fewer, which differ by what is typed and by size. */
const LIKE_OPERATION = { answers: 20, timed: 4 } as const;

/** Spread of the logarithms of one's times: by their median distance from the median, and never below what is usual. */
const SPREAD_BY_DISTANCE = 1.4826;
const LEAST_SPREAD = 0.4;

const NOTHING: Counted = { answers: 0, right: 0, timed: 0, sum: 0 };

const plus = (all: Counted, { answers, right, timed, sum }: Counted, weight = 1): Counted => ({
  answers: all.answers + weight * answers,
  right: all.right + weight * right,
  timed: all.timed + weight * timed,
  sum: all.sum + weight * sum,
});

/** Of the logarithm of a time, within strata. */
function spreadIn(strata: readonly (readonly Counted[])[]): number {
  const distances = strata.flatMap((facts) => {
    const means = facts.flatMap(({ timed, sum }) => (timed > 0 ? [sum / timed] : []));
    const median = medianOf(means);
    return means.map((mean) => Math.abs(mean - median));
  });
  return distances.length === 0 ? LEAST_SPREAD : Math.max(LEAST_SPREAD, SPREAD_BY_DISTANCE * medianOf(distances));
}

/** What is usual in a stratum by what was counted in it and in its operation, so many standard errors to the player's favour. */
function usualBy(stratum: Counted, operation: Counted, spread: number, errors: 0 | 1): Usual {
  const inOperation = (operation.right + PRIOR_RIGHT) / (operation.answers + PRIOR_ANSWERS);
  const answers = stratum.answers + LIKE_OPERATION.answers;
  const chance = (stratum.right + LIKE_OPERATION.answers * inOperation) / answers;
  const withError = Math.min(HIGHEST_CHANCE, chance - errors * Math.sqrt((chance * (1 - chance)) / answers));
  if (operation.timed === 0) return { chance: withError, logTime: null };
  const timed = stratum.timed + LIKE_OPERATION.timed;
  const mean = (stratum.sum + (LIKE_OPERATION.timed * operation.sum) / operation.timed) / timed;
  return { chance: withError, logTime: { mean: mean + (errors * spread) / Math.sqrt(timed), spread } };
}

/** A fact's share in what is usual: how likely it is that it is not worse. */
function weightIn(counted: Counted, ways: ReturnType<typeof waysFrom>): number {
  const worse = WORSE_FACTS * evidenceFor(counted, ways);
  return worse === Infinity ? 0 : (1 - WORSE_FACTS) / (1 - WORSE_FACTS + worse);
}

/**
 * What is usual in each stratum of an operation, one standard error to the player's favour.
 * @param strata what was counted of each fact, in the order of the strata.
 */
export function usualIn(strata: readonly (readonly Counted[])[]): readonly Usual[] {
  const spread = spreadIn(strata);
  let sums = strata.map((facts) => facts.reduce((all, fact) => plus(all, fact), NOTHING));
  let operation = sums.reduce((all, each) => plus(all, each), NOTHING);
  for (let round = 1; round < ROUNDS; round++) {
    const ways = sums.map((stratum) => waysFrom(usualBy(stratum, operation, spread, 0)));
    sums = strata.map((facts, at) => facts.reduce((all, fact) => plus(all, fact, weightIn(fact, ways[at] ?? [])), NOTHING));
    operation = sums.reduce((all, each) => plus(all, each), NOTHING);
  }
  return sums.map((stratum) => usualBy(stratum, operation, spread, 1));
}
