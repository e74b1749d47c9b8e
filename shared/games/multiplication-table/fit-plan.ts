import type { KnownFact, Memory } from '../../memory/known-fact.ts';
import { packPlan } from '../../memory/pack-plan.ts';
import { chanceSteps } from '../../memory/selection.ts';
import { isProduct, MOST_PLANNED } from './v2/config.ts';

/**
 * From so many answers to products on they say more than the size of a product: of simulated learners fewer lead no nearer to what is
 * wanted.
 */
const ENOUGH = 10;

/** The products around each of these chances are taken by turns: what a run wants goes up and down with its answers. */
const AROUND = [0.6, 0.75, 0.9] as const;

type Product = Pick<KnownFact, 'fact' | 'state' | 'days' | 'rightDays' | 'chance'>;

/** How much a single chance counts beside the days on which its product was asked, in days. */
const CHANCE_IN_DAYS = 2;

/**
 * From the second day on the chance of memory is in part how well something is remembered that was once right. Who is seldom right is so
 * seldom right.
 */
const withDays = (product: Product): Product => {
  const { days, rightDays, chance } = product;
  return days < 2 ? product : { ...product, chance: (rightDays + CHANCE_IN_DAYS * chance) / (days + CHANCE_IN_DAYS) };
};

const logit = (chance: number): number => Math.log(chance / (1 - chance));
const chanceAt = (at: number): number => 1 / (1 + Math.exp(-at));
const FARTHEST = 0.98;
const within = (chance: number): number => Math.min(Math.max(chance, 1 - FARTHEST), FARTHEST);

/** How far a learner may be from what memory expects, as a variance on the logistic scale; Newton's method takes so many steps. */
const SHIFT_VARIANCE = 0.5;
const STEPS = 12;

/**
 * By how much all chances have to move so that as many first answers of days were to be expected as were right. Think times are in the
 * chance of memory: who is slow is right more often than it says, and who hurries more seldom.
 */
function shiftOf(products: readonly Product[]): number {
  let shift = 0;
  for (let step = 0; step < STEPS; step++) {
    let slope = -shift / SHIFT_VARIANCE;
    let information = 1 / SHIFT_VARIANCE;
    for (const { days, rightDays, chance } of products) {
      const expected = chanceAt(logit(chance) + shift);
      slope += rightDays - days * expected;
      information += days * expected * (1 - expected);
    }
    shift += slope / information;
  }
  return shift;
}

const isWanting = ({ state }: Product): boolean => state === 'due' || state === 'needs-work';

/**
 * The plan of a run at `fit` from what is known of the products (learning, section 4): forty of them, with chances that what came of them
 * so far has set right. Among equally likely ones those that are due or need work come first. Undefined where too little is known: the run
 * then goes by their size.
 */
export function fitPlan({ facts }: Memory): string | undefined {
  const known = facts.filter(({ fact }) => isProduct(fact));
  if (known.reduce((sum, { answers }) => sum + answers, 0) < ENOUGH) return undefined;
  const counted = known.map(withDays).map((each) => ({ ...each, chance: within(each.chance) }));
  const shift = shiftOf(counted);
  const products = counted.map((each) => ({ ...each, chance: chanceAt(logit(each.chance) + shift) }));
  const rows = AROUND.map((around) =>
    [...products].sort((a, b) => Math.abs(a.chance - around) - Math.abs(b.chance - around) || a.fact - b.fact),
  );
  const byTurns = new Set(products.flatMap((_, i) => rows.flatMap((row) => row[i] ?? [])));
  return packPlan(
    [...byTurns]
      .slice(0, MOST_PLANNED)
      .map((each) => ({ fact: each.fact, standing: 0, chance: chanceSteps(each.chance), order: Number(!isWanting(each)) })),
  );
}
