import { evidenceOfRun } from '../../../../../shared/games/evidence.ts';
import { placementPlan } from '../../../../../shared/games/practice/plan.ts';
import { practice } from '../../../../../shared/games/practice/v1/rules.ts';
import { START } from '../../../../../shared/memory/checkpoint.ts';
import { dayOf } from '../../../../../shared/memory/entries.ts';
import { FACTS, type FactId } from '../../../../../shared/memory/facts.ts';
import { foldDays, memoryOf } from '../../../../../shared/memory/memory.ts';
import { problemSize } from '../../../../../shared/memory/problem-size.ts';
import { Dice, playedBy } from './learners.ts';

const DAY = 20_000;
const OPERATIONS = ['add', 'multiply', 'subtract', 'divide'] as const;

/** What placements came to: the middle number of answers, and in which share of operations the mean chance was found to 0.15. */
export interface Placed {
  readonly answers: number;
  readonly within: number;
}

/** Placements of so many learners who know their operations well or badly, each fact some more or less. */
export function placementErrors(learners: number): Placed {
  const nothing = memoryOf(START, [], DAY);
  const plan = placementPlan(nothing, { operations: OPERATIONS, largest: 12 }) ?? '';
  const [counts, errors]: [number[], number[]] = [[], []];
  for (let i = 0; i < learners; i++) {
    const dice = new Dice(`placed ${i}`);
    const chances = new Map<FactId, number>();
    let level = dice.normal(2.3, 1.2);
    for (const operation of OPERATIONS) {
      level -= dice.normal(0.2, 0.3);
      for (const fact of FACTS.values()) {
        if (fact.operation === operation) chances.set(fact.id, 0.97 / (1 + Math.exp(problemSize(fact) - level - dice.normal(0, 0.8))));
      }
    }
    const chanceOf = (fact: FactId): number => chances.get(fact) ?? 0;
    // What is known badly takes longer.
    const timeMs = (fact: FactId): number => 1400 * Math.exp(1.4 * (1 - chanceOf(fact)) + dice.normal(0, 0.35));
    const learner = { answers: (fact: FactId) => dice.unit() < chanceOf(fact) };
    const state = playedBy(learner, { kind: 'placement', target: 75, plan, maxAnswers: 40 }, `${i}`, undefined, timeMs);
    const part = dayOf(evidenceOfRun('practice', practice.answers(state), { hand: null, timed: true }), 0);
    const memory = memoryOf(foldDays(START, [[DAY, part]]), [[DAY, part]], DAY);
    counts.push(state.answers?.idx ?? 0);
    for (const operation of OPERATIONS) {
      const facts = memory.facts.filter(({ fact }) => FACTS.get(fact)?.kind === 'sum' && FACTS.get(fact)?.operation === operation);
      const mean = (of: (each: (typeof facts)[number]) => number) => facts.reduce((sum, each) => sum + of(each), 0) / facts.length;
      errors.push(Math.abs(mean(({ chance }) => chance) - mean(({ fact }) => chanceOf(fact))));
    }
  }
  counts.sort((a, b) => a - b);
  return { answers: counts[counts.length >> 1] ?? 0, within: errors.filter((error) => error <= 0.15).length / errors.length };
}
