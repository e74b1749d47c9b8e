import { describe, expect, it } from 'vitest';
import { fitPlan } from '../../../../../shared/games/multiplication-table/fit-plan.ts';
import { isRight, type TableState } from '../../../../../shared/games/multiplication-table/v1/rules.ts';
import { parseConfig, tablePlan } from '../../../../../shared/games/multiplication-table/v2/config.ts';
import { multiplicationTable as rules } from '../../../../../shared/games/multiplication-table/v2/rules.ts';
import type { TableConfig } from '../../../../../shared/games/multiplication-table/v2/set-up.ts';
import { FACTS, factOf, type FactId } from '../../../../../shared/memory/facts.ts';
import type { KnownFact, Memory } from '../../../../../shared/memory/known-fact.ts';
import { problemSize } from '../../../../../shared/memory/problem-size.ts';
import { chanceOf } from '../../../../../shared/memory/selection.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { mean, Player } from '../../../../learners/remembered.ts';

const PRODUCTS = [...FACTS.values()].filter(({ kind, operation }) => kind === 'sum' && operation === 'multiply');
const FIT: TableConfig = { mode: 'practice', table: 'fit' };
const product = (a: number, b: number): FactId => factOf({ form: 'multiply', a, b, c: 0 }) ?? -1;

const known = (part: Partial<KnownFact> & Pick<KnownFact, 'fact'>): KnownFact => ({
  state: 'new',
  needs: null,
  days: 1,
  rightDays: 1,
  lastDay: 1,
  dueDay: 9,
  answers: 1,
  chance: 0.75,
  isFaster: false,
  ...part,
});
const memory = (of: (fact: FactId, i: number) => Partial<KnownFact>): Memory => ({
  today: 2,
  facts: PRODUCTS.map(({ id }, i) => known({ fact: id, ...of(id, i) })),
});
const planOf = (of: Memory) => tablePlan(fitPlan(of) ?? '') ?? [];

describe('the plan of a run that fits', () => {
  it('has forty products, and is one that the rules take', () => {
    const plan = fitPlan(memory((_, i) => ({ chance: (i + 1) / 70 })));
    expect(planOf(memory((_, i) => ({ chance: (i + 1) / 70 })))).toHaveLength(40);
    expect(parseConfig({ ...FIT, plan })).toEqual({ ok: true, value: { ...FIT, plan } });
  });

  it('is made from ten answers to products on: fewer say no more than their size', () => {
    const answered = (n: number) => memory((_, i) => ({ answers: Number(i < n), days: Number(i < n), rightDays: Number(i < n) }));
    expect(fitPlan(answered(9))).toBeUndefined();
    expect(fitPlan(answered(10))).toBeDefined();
    const sums = [...FACTS.values()].filter(({ operation }) => operation === 'add').map(({ id }) => known({ fact: id, answers: 50 }));
    expect(fitPlan({ ...answered(9), facts: [...answered(9).facts, ...sums] })).toBeUndefined();
  });

  it('has the products around what is wanted, above it and below', () => {
    const chances = planOf(memory((_, i) => ({ chance: 0.3 + (0.69 * i) / 66, days: 0, rightDays: 0 }))).map(({ chance }) =>
      chanceOf(chance),
    );
    expect(Math.min(...chances)).toBeGreaterThan(0.5);
    expect(chances.some((chance) => chance < 0.6) && chances.some((chance) => chance > 0.9)).toBe(true);
  });

  it('expects what came of the days: who was seldom right has lower chances than memory says, who was always right higher ones', () => {
    const meanOf = (rightDays: number) => mean(planOf(memory(() => ({ rightDays, chance: 0.7 }))).map(({ chance }) => chanceOf(chance)));
    expect(meanOf(0)).toBeLessThan(0.3);
    expect(meanOf(1)).toBeGreaterThan(0.9);
    const seldom = memory((fact) => (fact === product(2, 9) ? { days: 6, rightDays: 0 } : { days: 6, rightDays: 5 }));
    expect(planOf(memory(() => ({ days: 6, rightDays: 5 }))).some(({ fact }) => fact === product(2, 9))).toBe(true);
    expect(planOf(seldom).some(({ fact }) => fact === product(2, 9))).toBe(false);
  });

  it('asks of equally likely products first those that are due or need work', () => {
    const plan = planOf(memory((fact) => ({ state: fact === product(3, 4) ? 'due' : fact === product(3, 5) ? 'needs-work' : 'learning' })));
    const first = plan.filter(({ order }) => order === 0).map(({ fact }) => fact);
    expect(first).toEqual([product(3, 4), product(3, 5)]);
  });
});

const QUESTIONS = 40;
const ANSWERS_BEFORE = 60;
const ANSWERS_A_DAY = 30;

/** The share of right answers among the last twenty of forty. @param strength at 0 a learner knows every other product, at 2 six of seven. */
function shareOf(strength: number, seed: string, hasPlan: boolean): number {
  const player = new Player(seed);
  // Products are harder or easier for each learner than their size says.
  const slope = 0.7 + 0.9 * player.chance.fraction();
  const chances = new Map(
    PRODUCTS.map((fact) => [fact.id, 1 / (1 + Math.exp(-(strength - slope * problemSize(fact) + 0.8 * player.normal())))]),
  );
  const answer = (fact: FactId) => player.answer(fact, chances.get(fact) ?? 0);
  const days = Array.from({ length: ANSWERS_BEFORE / ANSWERS_A_DAY }, () =>
    Array.from({ length: ANSWERS_A_DAY }, () => answer(player.chance.pick(PRODUCTS).id)),
  );
  const plan = hasPlan ? fitPlan(player.remembered(days)) : undefined;
  let state: TableState<TableConfig> = rules.start({ ...FIT, ...(plan !== undefined && { plan }) }, seedFromText(seed));
  for (let n = 0; n < QUESTIONS; n++) {
    const { a, b, answer: right } = state.question;
    state = rules.step(state, { type: 'answer', value: right + Number(!answer(product(a, b)).right) }, n);
    state = rules.step(state, { type: 'skip' }, n);
  }
  return state.answers.slice(QUESTIONS / 2).filter(isRight).length / (QUESTIONS / 2);
}

describe('a run that fits by memory', () => {
  it('is right three times of four: 200 learners after sixty products, the last 20 of 40 questions, mean 75 ± 2 %', () => {
    const strengths = Array.from({ length: 200 }, (_, i) => (2 * i) / 200);
    const shares = (hasPlan: boolean) => strengths.map((strength, i) => shareOf(strength, `${i}`, hasPlan));
    const [byMemory, bySize] = [shares(true), shares(false)];
    expect(mean(byMemory)).toBeGreaterThan(0.73);
    expect(mean(byMemory)).toBeLessThan(0.77);
    // By their size the weakest are right more seldom, and the strongest more often.
    const apart = (of: readonly number[]) => mean(of.slice(-50)) - mean(of.slice(0, 50));
    expect(apart(byMemory)).toBeLessThan(apart(bySize) - 0.04);
  });
});
