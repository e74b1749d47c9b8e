import { practice } from '../../../../../shared/games/practice/v1/rules.ts';
import type { PracticeConfig } from '../../../../../shared/games/practice/v1/config.ts';
import { packPlan } from '../../../../../shared/games/practice/pack-plan.ts';
import type { PlannedFact, Standing } from '../../../../../shared/games/practice/v1/plan-text.ts';
import type { PracticeMove } from '../../../../../shared/games/practice/v1/moves.ts';
import type { PracticeState } from '../../../../../shared/games/practice/v1/state.ts';
import type { CommonMove } from '../../../../../shared/games/kit/game.ts';
import type { FactId } from '../../../../../shared/memory/facts.ts';
import { Random } from '../../../../../shared/random.ts';
import { seedFromText } from '../../../../../shared/seed.ts';

/** Chance with real numbers, from a seed. */
export class Dice {
  private readonly random: Random;

  constructor(text: string) {
    this.random = new Random(seedFromText(text));
  }

  /** From 0 to 1. */
  unit(): number {
    return (this.random.next() + 0.5) / 2 ** 32;
  }

  normal(mean: number, sd: number): number {
    return mean + sd * Math.sqrt(-2 * Math.log(this.unit())) * Math.cos(2 * Math.PI * this.unit());
  }

  below(bound: number): number {
    return this.random.below(bound);
  }
}

/** What a learner answers to a fact, and what an answer with its solution does to the learner. */
export interface Learner {
  /** Whether the answer is right. */
  answers(fact: number): boolean;
}

/** Plays to the end: each question answered or given up as the learner has it. */
export function playedBy(
  learner: Learner,
  config: PracticeConfig,
  id: string,
  saw?: (state: PracticeState) => void,
  timeMs: (fact: FactId) => number = () => 1500,
): PracticeState {
  let state = practice.start(config, seedFromText(id));
  let atMs = 0;
  while (!practice.isOver(state)) {
    if (state.phase === 'asked') saw?.(state);
    const does = moveOf(state, learner);
    atMs += does.type === 'tick' ? 500 : Math.round(timeMs(state.question.fact));
    state = practice.step(state, does, atMs);
  }
  return state;
}

function moveOf({ phase, question }: PracticeState, learner: Learner): PracticeMove | CommonMove {
  switch (phase) {
    case 'new':
      return { type: 'got-it' };
    case 'solution':
      return { type: 'retype', value: question.answer };
    case 'asked':
      return { type: 'answer', value: learner.answers(question.fact) ? question.answer : question.answer + 1, sent: 'auto' };
    case 'right':
    case 'noted':
      return { type: 'tick' };
  }
}

/** A plan of a kind. */
export const configOf = (facts: readonly PlannedFact[], more: Partial<PracticeConfig> = {}): PracticeConfig => ({
  kind: 'daily',
  target: 75,
  maxAnswers: 150,
  ...more,
  plan: packPlan(facts),
});

export const planned = (fact: number, standing: Standing, chance = 0.8, order = 0): PlannedFact => ({
  fact,
  standing,
  chance: Math.min(Math.max(Math.floor(64 * chance), 0), 63),
  order,
});
