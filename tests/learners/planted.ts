import { FACTS, type FactId } from '../../shared/memory/facts.ts';
import { Chance } from '../simulation/chance.ts';
import { Diary, type Practice } from './diary.ts';
import { Learner, type Weakness } from './learner.ts';
import { simplePractice } from './simple-practice.ts';

const PRODUCTS: readonly FactId[] = [...FACTS.values()].flatMap(({ kind, operation, id }) =>
  kind === 'sum' && operation === 'multiply' ? [id] : [],
);
const WEAK_FACTS = 5;
const QUESTIONS_A_DAY = 30;

export const WEAKNESS = {
  strong: { known: 0.35, pace: 2.4 },
  middling: { known: 0.55, pace: 2 },
} as const satisfies { readonly [name: string]: Weakness };

/** What was claimed of many learners, at the latest after so many answers. */
interface Claimed {
  /** The share of planted weak facts that were ever claimed; NaN if there are none. */
  readonly found: number;
  /** The share of learners of whom a fact was ever claimed that is not weak. */
  readonly wronged: number;
}

/** The facts of which a learner got a claim up to each of these numbers of answers, who looks after each day. */
function claimedOf(learner: Learner, marks: readonly number[], practice: Practice): readonly ReadonlySet<FactId>[] {
  const diary = new Diary(learner, PRODUCTS, practice);
  const ever = new Set<FactId>();
  return marks.map((mark) => {
    while (diary.answers < mark) {
      const { facts } = diary.practise(Math.min(QUESTIONS_A_DAY, mark - diary.answers), learner.manner.hand);
      for (const { fact, needs } of facts) if (needs !== null) ever.add(fact);
    }
    return new Set(ever);
  });
}

/**
 * Learners who practise the 66 products, each with five facts that are weak, or none. Their think times are known to the device.
 * @returns what was claimed after each of these numbers of answers.
 */
export function claimedOfMany(
  learners: number,
  weakness: Weakness | null,
  marks: readonly number[],
  practice: Practice = simplePractice,
): readonly Claimed[] {
  const each = Array.from({ length: learners }, (_, i) => {
    const seed = `${weakness?.known ?? 'uniform'} ${i}`;
    const chance = new Chance(seed);
    const weak = new Map<FactId, Weakness>();
    while (weakness !== null && weak.size < WEAK_FACTS) weak.set(chance.pick(PRODUCTS), weakness);
    return { weak, claimed: claimedOf(new Learner(seed, weak), marks, practice) };
  });
  return marks.map((_, at) => {
    const found = each.reduce((sum, { weak, claimed }) => sum + [...weak.keys()].filter((fact) => claimed[at]?.has(fact)).length, 0);
    const wronged = each.filter(({ weak, claimed }) => [...(claimed[at] ?? [])].some((fact) => !weak.has(fact))).length;
    return { found: found / (weakness === null ? Number.NaN : learners * WEAK_FACTS), wronged: wronged / learners };
  });
}
