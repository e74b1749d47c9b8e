import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestRules } from '../../../../../shared/games/bests.ts';
import { packPlan } from '../../../../../shared/memory/pack-plan.ts';
import type { PlannedFact } from '../../../../../shared/memory/plan-text.ts';
import { MODES } from '../../../../../shared/games/multiplication-table/v1/config.ts';
import type { TableMove } from '../../../../../shared/games/multiplication-table/v1/moves.ts';
import { isRight, multiplicationTable as version1 } from '../../../../../shared/games/multiplication-table/v1/rules.ts';
import { answerPoints } from '../../../../../shared/games/multiplication-table/v1/score.ts';
import { parseConfig } from '../../../../../shared/games/multiplication-table/v2/config.ts';
import type { TableConfig } from '../../../../../shared/games/multiplication-table/v2/set-up.ts';
import { ALL_PRODUCTS } from '../../../../../shared/games/multiplication-table/v2/products.ts';
import { multiplicationTable as version2, type TableState } from '../../../../../shared/games/multiplication-table/v2/rules.ts';
import { PRACTICE } from '../../../../../shared/games/practice.ts';
import { sameSetup } from '../../../../../shared/games/same-setup.ts';
import { factOf, type FactId } from '../../../../../shared/memory/facts.ts';
import { Random } from '../../../../../shared/random.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { describeLaws } from '../game-laws.ts';
import { playRun, resume, runsOf, tick, type Act as AnyAct } from '../played-run.ts';
import { actLists, configs as plainConfigs, type Act } from './play.ts';

const DOES: { readonly [does in Act['does']]: AnyAct<TableMove, TableState>['does'] } = {
  right: ({ question }) => ({ type: 'answer', value: question.answer }),
  wrong: ({ question }) => ({ type: 'answer', value: question.answer + 1 }),
  skip: () => ({ type: 'skip' }),
  end: () => ({ type: 'end' }),
  tick,
  resume,
};
const acted = (acts: readonly Act[]) => acts.map(({ afterMs, does }) => ({ afterMs, does: DOES[does] }));
const answer = (value: number): TableMove => ({ type: 'answer', value });

const product = (a: number, b: number): FactId => factOf({ form: 'multiply', a, b, c: 0 }) ?? -1;
const planOf = (...facts: readonly Partial<PlannedFact>[]): string =>
  packPlan(facts.map((fact) => ({ fact: 222, standing: 0, chance: 48, order: 0, ...fact })));

const plans: fc.Arbitrary<string> = fc
  .uniqueArray(fc.record({ fact: fc.integer({ min: 222, max: 287 }), chance: fc.nat({ max: 63 }), order: fc.nat({ max: 3 }) }), {
    selector: ({ fact }) => fact,
    minLength: 1,
    maxLength: 40,
  })
  .map((facts) => planOf(...facts));
const fits: fc.Arbitrary<TableConfig> = fc.record(
  { mode: fc.constantFrom('practice' as const, 'challenge' as const), table: fc.constant('fit' as const), plan: plans },
  { requiredKeys: ['mode', 'table'] },
);

describeLaws({
  game: version2,
  runs: runsOf(version2, fc.oneof(fits, plainConfigs), actLists.map(acted)),
  moves: fc.oneof(
    fc.integer({ min: -9_999_999, max: 9_999_999 }).map(answer),
    fc.constantFrom<TableMove>({ type: 'skip' }, { type: 'end' }),
  ),
  impossible: fc.constantFrom(0.5, Number.NaN, Infinity, 10_000_000, -10_000_000).map(answer),
  counts: ['answered', 'correct'],
});

const FIT: TableConfig = { mode: 'practice', table: 'fit' };

/** Answers so many questions, each a second after it came. */
function played(config: TableConfig, id: string, times: number, right: (state: TableState) => boolean): TableState {
  let state = version2.start(config, seedFromText(id));
  let atMs = 0;
  for (let n = 0; n < times; n++) {
    atMs += 1_000;
    state = version2.step(state, answer(state.question.answer + (right(state) ? 0 : 1)), atMs);
    state = version2.step(state, { type: 'skip' }, atMs);
  }
  return state;
}

const factsIn = ({ answers }: TableState) => answers.map(({ question: { a, b } }) => product(a, b));

describe('version 2 of Multiplication Table', () => {
  it('is version 1 with every other table, to the byte of its log', () => {
    fc.assert(
      fc.property(plainConfigs, actLists, (config, acts) => {
        const [as2, as1] = [playRun(version2, config, 'a', acted(acts)), playRun(version1, config, 'a', acted(acts) as never)];
        expect(as2.record).toEqual({ ...as1.record, rules: 2 });
        expect(as2.last).toEqual(as1.last);
        expect(version2.outcome(as2.last)).toEqual(version1.outcome(as1.last));
      }),
    );
  });

  it('takes `fit` in practice and challenge alone, with a plan or without [C4, C5]', () => {
    expect(MODES.filter((mode) => parseConfig({ mode, table: 'fit' }).ok)).toEqual(['practice', 'challenge']);
    expect(parseConfig({ table: 'fit' })).toEqual({ ok: true, value: FIT });
    const plan = planOf({ fact: product(7, 8) }, { fact: product(6, 6) });
    expect(parseConfig({ ...FIT, plan, more: 1 })).toEqual({ ok: true, value: { ...FIT, plan } });
    for (const bad of ['', 'x', 7, null, planOf({ fact: 0 }), planOf({ fact: 412 }), planOf({ fact: 448 }), plan + plan])
      expect(parseConfig({ ...FIT, plan: bad })).toEqual({ ok: false, error: { field: 'table' } });
    expect(version1.parseConfig(FIT).ok).toBe(false);
    expect(parseConfig({})).toEqual({ ok: true, value: { mode: 'practice', table: 'mixed' } });
  });

  it('asks what is nearest to what is wanted: first 75 %, then what the answers were short of [Q5]', () => {
    const [easy, middle, hard] = [product(2, 2), product(6, 7), product(12, 12)];
    const plan = planOf({ fact: easy, chance: 62 }, { fact: middle, chance: 48 }, { fact: hard, chance: 26 });
    expect(factsIn(played({ ...FIT, plan }, 'a', 2, () => true))).toEqual([middle, hard]);
    const many = planOf(...Array.from({ length: 40 }, (_, i) => ({ fact: 222 + i, chance: 20 + i })));
    const ups = factsIn(played({ ...FIT, plan: many }, 'b', 12, () => true)).map((fact) => fact - 222 + 20);
    const downs = factsIn(played({ ...FIT, plan: many }, 'b', 12, () => false)).map((fact) => fact - 222 + 20);
    expect(Math.max(...ups.slice(1))).toBeLessThan(48);
    expect(Math.min(...downs.slice(1))).toBeGreaterThan(48);
  });

  it('asks no product again within five others, if it has as many, and never one twice in a row [Q5]', () => {
    fc.assert(
      fc.property(fits, fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }), (config, marks) => {
        const facts = factsIn(played(config, 'a', 25, ({ answers }) => marks[answers.length] ?? true));
        const planned = config.plan === undefined ? 66 : config.plan.length / 6;
        const apart = planned > 6 ? 5 : planned > 1 ? 1 : 0;
        for (const [i, fact] of facts.entries()) expect(facts.slice(Math.max(0, i - apart), i)).not.toContain(fact);
      }),
      { numRuns: 40 },
    );
  });

  it('knows each of the 66 products without a plan, the small ones as the likely ones [C5]', () => {
    expect(ALL_PRODUCTS).toHaveLength(66);
    const chance = (a: number, b: number) => ALL_PRODUCTS.find(({ fact }) => fact === product(a, b))?.chance ?? 0;
    expect(chance(2, 3)).toBeGreaterThan(chance(3, 4));
    expect(chance(3, 4)).toBeGreaterThan(chance(7, 8));
    expect(chance(7, 8)).toBeGreaterThan(chance(8, 12));
    expect(chance(7, 7)).toBeGreaterThan(chance(7, 8));
    expect(chance(10, 8)).toBeGreaterThan(chance(8, 7));
    expect(ALL_PRODUCTS.every(({ chance: one }) => one >= 20 && one <= 63)).toBe(true);
  });

  it('asks a product in both orders, each as often [Q5]', () => {
    const plan = planOf({ fact: product(7, 8) }, { fact: product(6, 9) });
    const turned = played({ ...FIT, plan }, 'a', 200, () => true).answers.filter(({ question: { a, b } }) => a > b).length;
    expect(turned).toBeGreaterThan(70);
    expect(turned).toBeLessThan(130);
  });

  it('scores as mixed tables do, and keeps its score out of the records [S7, R14]', () => {
    const state = played({ mode: 'challenge', table: 'fit' }, 'a', 1, () => true);
    const [given] = state.answers;
    const right = { difficulty: 1, ms: 1_000, streak: 1 } as const;
    expect(answerPoints({ mode: 'challenge', table: 'fit' }, right)).toBe(answerPoints({ mode: 'challenge', table: 'mixed' }, right));
    const { course, sessionData } = version2.outcome(state);
    expect([course, sessionData['table']]).toEqual(['fit', 'fit']);
    expect(sessionData['records']).toEqual({ [`${given?.question.a}/correct`]: 1, [`${given?.question.a}/total`]: 1 });
  });

  it('is compared with its like alone, and is no best; a link fills it in [R14]', () => {
    expect(sameSetup(version2, { ...FIT, plan: planOf({}) })).toBe('multiplication-table practice.fit course=fit');
    const { difficulty, sessionData: data } = version2.outcome(played(FIT, 'a', 12, () => true));
    const run = { score: 1, accuracy: 100, durationMs: 1, difficulty, data, facts: [12, 12, 12_000] as const };
    expect(bestRules('multiplication-table')?.figuresOf(run)).toBeUndefined();
    expect(PRACTICE['multiplication-table'].setupOf(run)).toEqual({ mode: 'practice', table: 'fit' });
  });
});

describe('a run that fits', () => {
  it('is right three times of four: 200 learners whose chances the plan has, the last 20 of 40 questions, mean 75 ± 2 %', () => {
    const random = new Random(seedFromText('learners'));
    const chance = () => random.below(1_000_000) / 1_000_000;
    const shares = Array.from({ length: 200 }, (_, learner) => {
      // From those who miss four of ten to those who miss one now and then; some products are hard for each, and some easy.
      const able = 0.6 + 0.25 * chance();
      const known = new Map(ALL_PRODUCTS.map(({ fact }) => [fact, Math.min(Math.max(able + 0.6 * (chance() - 0.5), 0.05), 0.98)]));
      // The plan of a device: of the products the forty that are nearest to what is wanted.
      const nearest = [...known].toSorted(([, a], [, b]) => Math.abs(a - 0.75) - Math.abs(b - 0.75)).slice(0, 40);
      const plan = planOf(...nearest.map(([fact, p]) => ({ fact, chance: Math.floor(p * 64) })));
      const knows = ({ question: { a, b } }: TableState) => chance() < (known.get(product(a, b)) ?? 0);
      return (
        played({ ...FIT, plan }, `${learner}`, 40, knows)
          .answers.slice(20)
          .filter(isRight).length / 20
      );
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.73);
    expect(mean).toBeLessThan(0.77);
  });
});
