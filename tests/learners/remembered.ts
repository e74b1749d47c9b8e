import type { DayNumber } from '../../shared/day.ts';
import { START } from '../../shared/memory/checkpoint.ts';
import { dayOf } from '../../shared/memory/entries.ts';
import { evidenceOf, type FactAnswer } from '../../shared/memory/evidence.ts';
import type { FactId } from '../../shared/memory/facts.ts';
import type { Memory } from '../../shared/memory/known-fact.ts';
import { foldDays, memoryOf } from '../../shared/memory/memory.ts';
import { Chance } from '../simulation/chance.ts';

const FIRST_DAY: DayNumber = 20_000;
const EVENING = 18 * 60;
/** Who does not know tries for longer than who knows. */
const SEARCH_PACE = 1.4;
/** Parts of a think time: a normal one, and an exponential one. */
const NORMAL_SHARE = 0.65;
const NORMAL_SPREAD = 0.12;
const LEAST_SHARE = 0.2;

/** A player who is right with a chance of their own, and takes time by another model than memory has. */
export class Player {
  readonly chance: Chance;
  private readonly meanMs: number;
  private readonly hand: { readonly startMs: number; readonly digitMs: number };
  private readonly isHandKnown: boolean;

  constructor(seed: string) {
    this.chance = new Chance(`player ${seed}`);
    this.meanMs = 1100 + 1500 * this.chance.fraction();
    this.hand = { startMs: this.chance.between(400, 1100), digitMs: this.chance.between(150, 450) };
    this.isHandKnown = this.chance.fraction() < 0.5;
  }

  /** The sum of twelve uniform draws is as good as normal. */
  normal(): number {
    return Array.from({ length: 12 }, () => this.chance.fraction()).reduce((sum, each) => sum + each, -6);
  }

  /** An answer that is right with this chance. */
  answer(fact: FactId | null, chance: number): FactAnswer {
    const right = this.chance.fraction() < chance;
    const spread = NORMAL_SHARE + NORMAL_SPREAD * this.normal() - (1 - NORMAL_SHARE) * Math.log(1 - this.chance.fraction());
    const thinkMs = this.meanMs * (right ? 1 : SEARCH_PACE) * Math.max(LEAST_SHARE, spread);
    return { fact, right, ms: Math.round(thinkMs + this.hand.startMs + this.hand.digitMs), waitMs: 0, digits: 2 };
  }

  /** What memory knows the day after these answers, a list a day. */
  remembered(days: readonly (readonly FactAnswer[])[]): Memory {
    const hand = this.isHandKnown ? this.hand : null;
    const evidence = days.map((answers, i) => [FIRST_DAY + i, dayOf(evidenceOf(answers, { hand, timed: true }), EVENING)] as const);
    return memoryOf(foldDays(START, evidence), evidence, FIRST_DAY + days.length);
  }
}

export const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
