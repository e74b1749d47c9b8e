import { FACTS, type FactId } from '../../shared/memory/facts.ts';
import type { Memory } from '../../shared/memory/known-fact.ts';
import { Chance } from '../simulation/chance.ts';
import { Diary, type Practice } from './diary.ts';
import { Learner, type Standing } from './learner.ts';
import { simplePractice } from './simple-practice.ts';

const PRODUCTS: readonly FactId[] = [...FACTS.values()].flatMap(({ kind, operation, id }) =>
  kind === 'sum' && operation === 'multiply' ? [id] : [],
);
const WEAK_FACTS = 5;
const QUESTIONS_A_DAY = 30;

export const WEAKNESS = {
  strong: { known: 0.35, pace: 2.4 },
  middling: { known: 0.55, pace: 2 },
} as const satisfies { readonly [name: string]: Standing };

/** What was claimed of many learners, at the latest after so many answers. */
interface Claimed {
  /** The share of planted weak facts that were ever claimed; NaN if there are none. */
  readonly found: number;
  /** The share of learners of whom a fact was ever claimed that is not weak. */
  readonly wronged: number;
}

/** Who looks at a learner's practice after each day, and says which facts are weak. */
export interface Judge {
  readonly practice: Practice;
  readonly claims: (memory: Memory) => readonly FactId[];
}

/** What memory claims. */
const byMemory = (practice: Practice): Judge => ({
  practice,
  claims: ({ facts }) => facts.flatMap(({ fact, needs }) => (needs === null ? [] : [fact])),
});

/** The facts of which a learner got a claim up to each of these numbers of answers. */
function claimedOf(learner: Learner, marks: readonly number[], { practice, claims }: Judge): readonly ReadonlySet<FactId>[] {
  const diary = new Diary(learner, PRODUCTS, practice);
  const ever = new Set<FactId>();
  return marks.map((mark) => {
    while (diary.answers < mark) {
      const memory = diary.practise(Math.min(QUESTIONS_A_DAY, mark - diary.answers), learner.manner.hand);
      for (const fact of claims(memory)) ever.add(fact);
    }
    return new Set(ever);
  });
}

/**
 * Learners who practise the 66 products, each with five facts that are weak, or none. Their think times are known to the device.
 * @param practice how they do.
 * @param judgeOf who says which facts are weak; if not given, memory.
 * @returns what was claimed after each of these numbers of answers.
 */
export function claimedOfMany(
  learners: number,
  weakness: Standing | null,
  marks: readonly number[],
  practice: Practice = simplePractice,
  judgeOf: (practice: Practice, learner: Learner) => Judge = byMemory,
): readonly Claimed[] {
  const each = Array.from({ length: learners }, (_, i) => {
    const seed = `${weakness?.known ?? 'uniform'} ${i}`;
    const chance = new Chance(seed);
    const weak = new Map<FactId, Standing>();
    while (weakness !== null && weak.size < WEAK_FACTS) weak.set(chance.pick(PRODUCTS), weakness);
    const learner = new Learner(seed, weak);
    return { weak, claimed: claimedOf(learner, marks, judgeOf(practice, learner)) };
  });
  return marks.map((_, at) => {
    const found = each.reduce((sum, { weak, claimed }) => sum + [...weak.keys()].filter((fact) => claimed[at]?.has(fact)).length, 0);
    const wronged = each.filter(({ weak, claimed }) => [...(claimed[at] ?? [])].some((fact) => !weak.has(fact))).length;
    return { found: found / (weakness === null ? Number.NaN : learners * WEAK_FACTS), wronged: wronged / learners };
  });
}
