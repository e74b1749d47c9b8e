import type { Random } from '../../../random.ts';
import { OPERATIONS, type MathRaceConfig } from './config.ts';
import { nthInOrder, randomOrder, type Order } from './order.ts';
import { nthProblem, poolSize } from './pool.ts';
import { isSameProblem, type Op, type Problem } from './problem.ts';

/** The position of a race in the pool of one operation. */
interface PoolPlace {
  readonly order: Order;
  /** How many problems of this order were shown. */
  readonly shown: number;
}

/** The positions in the pools of a race's operations, in the order of `opsOf`; null for a pool that was not used yet. */
export type PoolPlaces = readonly (PoolPlace | null)[];

const isOp = (operation: (typeof OPERATIONS)[number]): operation is Op => operation !== 'mixed';
const ALL_OPS: readonly Op[] = OPERATIONS.filter(isOp);
const ONE_OP: { readonly [op in Op]: readonly Op[] } = {
  addition: ['addition'],
  subtraction: ['subtraction'],
  multiplication: ['multiplication'],
  division: ['division'],
};

/** The operations of a race. */
export const opsOf = ({ operation }: Pick<MathRaceConfig, 'operation'>): readonly Op[] => (isOp(operation) ? ONE_OP[operation] : ALL_OPS);

/** The positions at the start of a race: no pool was used yet. */
export const unopened = (config: MathRaceConfig): PoolPlaces => opsOf(config).map(() => null);

/** The next operation, each equally often. One with a single problem is skipped while that problem is on screen (P5). */
function nextOp(config: MathRaceConfig, ops: readonly Op[], random: Random, onScreen: Problem | null): number {
  if (ops.length === 1) return 0;
  const drawn = random.below(ops.length);
  const op = ops[drawn] as Op;
  return op === onScreen?.op && poolSize(op, config) === 1 ? (drawn + 1) % ops.length : drawn;
}

/** A new order for a pool that was used up. It does not begin with the problem on screen, unless there is no other (P5). */
function openPool(op: Op, config: MathRaceConfig, random: Random, onScreen: Problem | null): PoolPlace {
  const size = poolSize(op, config);
  let order = randomOrder(random);
  const repeats = () => onScreen !== null && isSameProblem(nthProblem(op, config, nthInOrder(order, size, 0)), onScreen);
  while (size > 1 && repeats()) order = randomOrder(random);
  return { order, shown: 0 };
}

/** A problem, and the positions from which the next one is drawn. */
interface Drawn {
  readonly problem: Problem;
  readonly places: PoolPlaces;
}

/**
 * The next problem of a race: from the pool of its operation, in random order, each once before any repeats (RULES.md, P5–P6).
 * `onScreen` is the problem that it replaces. No problem comes twice in a row if there is another.
 */
export function nextProblem(config: MathRaceConfig, places: PoolPlaces, random: Random, onScreen: Problem | null): Drawn {
  const ops = opsOf(config);
  const which = nextOp(config, ops, random, onScreen);
  const op = ops[which] as Op;
  const size = poolSize(op, config);
  const before = places[which] ?? null;
  const { order, shown } = before !== null && before.shown < size ? before : openPool(op, config, random, onScreen);
  const after = places.slice();
  after[which] = { order, shown: shown + 1 };
  return { problem: nthProblem(op, config, nthInOrder(order, size, shown)), places: after };
}
