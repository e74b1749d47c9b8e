import type { FactAnswer } from '../../shared/memory/evidence.ts';
import { FACTS, type Fact, type FactId } from '../../shared/memory/facts.ts';
import type { Hand } from '../../shared/memory/think-time.ts';
import { Chance } from '../simulation/chance.ts';

/** How somebody stands to one fact. */
export interface Standing {
  /** How often it comes to mind, from 0 to 1. */
  readonly known: number;
  /** How many times as long as for the player's other facts it takes. */
  readonly pace: number;
}

/** How somebody answers who is like nobody else. */
export interface Manner {
  readonly known: number;
  /** Mean think time of a fact like any other, in ms. */
  readonly meanMs: number;
  readonly hand: Hand;
}

/** Who is wrong though they know, and quick at it: a slip of the fingers or of the mind. */
export const SLIPS = 0.03;
export const SLIP_PACE = 0.7;
/** Who does not know tries for longer than who knows. */
export const SEARCH_PACE = 1.4;
/** Parts of a think time: a normal one, and an exponential one, whose tail the logarithm does not tame. */
export const NORMAL_SHARE = 0.65;
export const NORMAL_SPREAD = 0.12;
/** What every answer, and every solution that was shown, closes of the gap to what is known best, and to the pace of the rest. */
const LEARNED = 0.005;
const LEARNED_FROM_SOLUTION = 0.02;
const BEST_KNOWN = 0.99;
const QUICKER_BY = 0.01;
/** Fingers are not always the same. */
export const HAND_SPREAD = 0.15;
const LEAST_MS = 300;

/** What an answer and, if it was wrong, its solution teach. */
export const taught = ({ known, pace }: Standing, right: boolean): Standing => ({
  known: known + Math.max(0, BEST_KNOWN - known) * (right ? LEARNED : LEARNED_FROM_SOLUTION),
  pace: pace - Math.max(0, pace - 1) * QUICKER_BY,
});

/** How long it takes, on average, to type an answer of so many digits. */
export const typingMs = ({ hand }: Manner, digits: number): number => hand.startMs + (digits - 1) * hand.digitMs;

const answerOf = (fact: Fact): number => {
  if (fact.kind !== 'sum') throw new Error('a sum has an answer');
  const { operation, a, b } = fact;
  return { add: a + b, subtract: a - b, multiply: a * b, divide: a / b }[operation];
};

/**
 * Somebody who learns, by another model than memory has: think times are ex-Gaussian and not log-normal, there are slips, who does not know
 * searches longer, fingers vary, and every answer teaches.
 */
export class Learner {
  readonly seed: string;
  readonly manner: Manner;
  private readonly standings = new Map<FactId, Standing>();
  private readonly chance: Chance;

  /** @param weak facts in which this learner is weaker than in others. */
  constructor(seed: string, weak: ReadonlyMap<FactId, Standing>) {
    this.seed = seed;
    this.chance = new Chance(`learner ${seed}`);
    this.manner = {
      known: 0.92 + 0.07 * this.chance.fraction(),
      meanMs: 1100 + 1500 * this.chance.fraction(),
      hand: { startMs: this.chance.between(400, 1100), digitMs: this.chance.between(150, 450) },
    };
    for (const [fact, standing] of weak) this.standings.set(fact, standing);
  }

  /** The sum of twelve uniform draws is as good as normal. */
  private normal(): number {
    return Array.from({ length: 12 }, () => this.chance.fraction()).reduce((sum, each) => sum + each, -6);
  }

  private thinkMs(pace: number): number {
    const normal = NORMAL_SHARE + NORMAL_SPREAD * this.normal();
    const exponential = -(1 - NORMAL_SHARE) * Math.log(1 - this.chance.fraction());
    return Math.max(LEAST_MS, this.manner.meanMs * pace * (normal + exponential));
  }

  private handMs(digits: number): number {
    return typingMs(this.manner, digits) * Math.max(0.5, 1 + HAND_SPREAD * this.normal());
  }

  /** Asks a fact, and shows its solution if it was missed. */
  answer(fact: FactId): FactAnswer {
    const standing = this.standings.get(fact) ?? { known: this.manner.known, pace: 1 };
    const knows = this.chance.fraction() < standing.known;
    const slips = knows && this.chance.fraction() < SLIPS;
    const right = knows && !slips;
    const asked = FACTS.get(fact);
    if (asked === undefined) throw new Error(`no such fact: ${fact}`);
    const digits = String(answerOf(asked)).length;
    const pace = standing.pace * (slips ? SLIP_PACE : 1) * (knows ? 1 : SEARCH_PACE);
    const ms = Math.round(this.thinkMs(pace) + this.handMs(digits));
    this.standings.set(fact, taught(standing, right));
    return { fact, right, ms, waitMs: 0, digits };
  }
}
