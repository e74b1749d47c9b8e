import { isRight } from '../../../../../shared/games/practice/v1/choose.ts';
import { TARGETS, type Target } from '../../../../../shared/games/practice/v1/config.ts';
import { answersIn } from '../../../../../shared/games/practice/v1/rules.ts';
import type { FactId } from '../../../../../shared/memory/facts.ts';
import { configOf, Dice, planned, playedBy, type Learner } from './learners.ts';
import { ASKED } from './play.ts';

const PLANNED = 80;
const DUE = 15;
const ANSWERS = 100;

/**
 * Somebody whose answers follow no logistic curve: abilities are normal, an answer is right if a draw of the moment does not fall above
 * them, three in a hundred are slips, and what was missed is known a little better afterwards. The plan's chances are estimates with an error.
 */
class Somebody implements Learner {
  private readonly abilities = new Map<FactId, number>();

  private readonly dice: Dice;

  constructor(dice: Dice) {
    this.dice = dice;
  }

  /** The estimate that the plan has of a fact whose chance is about this. */
  estimateOf(fact: FactId, chance: number): number {
    const ability = probit(chance);
    this.abilities.set(fact, ability);
    return phi(ability + this.dice.normal(0, 0.25));
  }

  answers(fact: FactId): boolean {
    const ability = this.abilities.get(fact) ?? 0;
    const right = this.dice.normal(0, 1) < ability && this.dice.unit() > 0.03;
    this.abilities.set(fact, ability + (right ? 0.05 : 0.35));
    return right;
  }
}

/** The normal distribution, to four digits (Zelen and Severo). */
function phi(x: number): number {
  const t = 1 / (1 + 0.33267 * Math.abs(x));
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * t * (0.4361836 + t * (-0.1201676 + t * 0.937298));
  return x < 0 ? tail : 1 - tail;
}

/** Its inverse, by halving. */
function probit(chance: number): number {
  let [low, high] = [-4, 4];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (phi(middle) < chance) low = middle;
    else high = middle;
  }
  return low;
}

/** Whether each of a hundred answers was right, of somebody who knows some facts well and some badly: a sitting with 15 due facts, and more. */
function hundredAnswers(target: Target, id: string): readonly boolean[] {
  const dice = new Dice(`${target} ${id}`);
  const somebody = new Somebody(dice);
  const facts = new Set<FactId>();
  while (facts.size < PLANNED) facts.add(ASKED[dice.below(ASKED.length)] as FactId);
  // Nobody's facts are all alike: the middle differs from one to the other.
  const middle = 0.5 + 0.25 * dice.unit();
  const entries = [...facts].map((fact, at) => {
    const isDue = at < DUE;
    const chance = Math.min(Math.max(middle + 1.1 * (dice.unit() - 0.5), isDue ? 0.6 : 0.1), 0.985);
    return planned(fact, isDue ? 'due' : 'learning', somebody.estimateOf(fact, chance), isDue ? 0 : 1);
  });
  const first = answersIn(playedBy(somebody, configOf(entries, { target, maxAnswers: ANSWERS }), id)).map(isRight);
  if (first.length === ANSWERS) return first;
  const more = configOf(
    entries.map((each) => ({ ...each, standing: 'learning' })),
    { target, maxAnswers: ANSWERS - first.length },
  );
  return [...first, ...answersIn(playedBy(somebody, more, `${id} more`)).map(isRight)];
}

/** How near runs came to their target. */
export interface Success {
  readonly target: Target;
  readonly mean: number;
  /** The share of runs within ten points of the target. */
  readonly within: number;
}

export function successOf(learners: number): readonly Success[] {
  return TARGETS.map((target) => {
    const shares = Array.from({ length: learners }, (_, i) => {
      const given = hundredAnswers(target, `${i}`);
      return (100 * given.filter((right) => right).length) / given.length;
    });
    return {
      target,
      mean: shares.reduce((sum, share) => sum + share, 0) / learners,
      within: shares.filter((share) => Math.abs(share - target) <= 10).length / learners,
    };
  });
}
