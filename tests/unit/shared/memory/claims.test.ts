import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claims, type Need } from '../../../../shared/memory/claims.ts';
import type { DayEntry, Grade } from '../../../../shared/memory/entries.ts';
import { FACTS, type FactId } from '../../../../shared/memory/facts.ts';

/** Products of two digits: a stratum of 55. */
const products: readonly FactId[] = [...FACTS.values()].flatMap((fact) =>
  fact.kind === 'sum' && fact.operation === 'multiply' && fact.a * fact.b >= 10 && fact.a * fact.b < 100 ? [fact.id] : [],
);
const [SUSPECT, ...REST] = products as [FactId, ...FactId[]];

/** A day of a fact: as many answers, of which so many were right, each with a think time on this step. */
const day = (fact: FactId, grade: Grade, answers: number, right: number, step = 22): DayEntry => ({
  fact,
  minute: 600,
  grade,
  answers,
  right,
  timed: right,
  score: 20,
  logTime: right * step,
});

/** Everything else is known: two answers each, right. Their steps differ a little. */
const rest = REST.map((fact, i): [FactId, readonly DayEntry[]] => [fact, [day(fact, 3, 2, 2, 21 + (i % 3))]]);

const needOf = (...days: readonly DayEntry[]): Need | undefined => claims(new Map([...rest, [SUSPECT, days]])).get(SUSPECT);

const wrong = (answers: number): DayEntry => day(SUSPECT, 1, answers, 0);
const good = day(SUSPECT, 3, 1, 1);

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return half % 1 === 0 ? ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2 : (sorted[Math.floor(half)] ?? 0);
};

interface Sums {
  readonly answers: number;
  readonly right: number;
  readonly step: number;
}

/** How many times as likely answers are if a fact is worse, where this is usual. */
function ratio({ answers, right, step }: Sums, p0: number, mu: number, sigma: number): number {
  const each = [
    [1.5, 0],
    [3, 0],
    [0, 0.6],
    [1.5, 0.5],
    [3, 0.8],
  ].map(([d = 0, delta = 0]) => {
    const p1 = 1 / (1 + Math.exp(-(Math.log(p0 / (1 - p0)) - d)));
    const times = (((right * step) / 8 - right * mu) * delta - (right * delta ** 2) / 2) / sigma ** 2;
    return (p1 / p0) ** right * ((1 - p1) / (1 - p0)) ** (answers - right) * Math.exp(times);
  });
  return each.reduce((sum, e) => sum + e, 0) / each.length;
}

/** The same rule with all sums written out (decision D27), for a stratum of one fact in question and others that are alike. */
function evidenceBy(suspect: Sums): number {
  const all = [suspect, ...REST.map((_fact, i): Sums => ({ answers: 2, right: 2, step: 21 + (i % 3) }))];
  const means = all.filter(({ right }) => right > 0).map(({ step }) => step / 8);
  const sigma = Math.max(0.4, 1.4826 * median(means.map((mean) => Math.abs(mean - median(means)))));
  const sum = (of: (each: Sums) => number, weights: readonly number[]) =>
    all.reduce((total, each, i) => total + (weights[i] ?? 0) * of(each), 0);
  // The stratum is the whole of its operation here, which then counts as some more answers of it.
  const usual = (weights: readonly number[]) => {
    const [n, r, log] = [
      sum(({ answers }) => answers, weights),
      sum(({ right }) => right, weights),
      sum(({ right, step }) => (right * step) / 8, weights),
    ];
    const p = (r + (20 * (r + 1.8)) / (n + 2)) / (n + 20);
    return { p, pError: Math.sqrt((p * (1 - p)) / (n + 20)), mu: log / r, muError: sigma / Math.sqrt(r + 4) };
  };
  let weights: readonly number[] = all.map(() => 1);
  for (let round = 1; round < 6; round++) {
    const { p, mu } = usual(weights);
    weights = all.map((each) => 0.9 / (0.9 + 0.1 * ratio(each, Math.min(0.98, p), mu, sigma)));
  }
  const { p, pError, mu, muError } = usual(weights);
  return ratio(suspect, Math.min(0.98, p - pError), mu + muError, sigma);
}

describe('A claim that a fact needs work', () => {
  it('is made when it is as many times likelier than "like the rest" as the stratum has facts, over 5 %', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 3, max: 40 })
          .chain((answers) =>
            fc.record({ answers: fc.constant(answers), right: fc.nat({ max: answers }), step: fc.integer({ min: 15, max: 45 }) }),
          ),
        (counted) => {
          const { answers, right, step } = counted;
          const evidence = evidenceBy(counted);
          fc.pre(Math.abs(evidence / (products.length / 0.05) - 1) > 1e-6);
          const isClaimed = needOf(day(SUSPECT, right > 0 ? 3 : 1, answers, right, step)) !== undefined;
          expect(isClaimed).toBe(evidence >= products.length / 0.05);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ['mistakes of one that is mostly wrong', [day(SUSPECT, 1, 8, 2)], 'mistakes'],
    ['slow of one that is right and takes more than twice as long', [day(SUSPECT, 2, 8, 8, 30)], 'slow'],
    ['mistakes of one that is often wrong and slow', [day(SUSPECT, 1, 8, 3, 28)], 'mistakes'],
    ['slow of one that is always right, however slow', [day(SUSPECT, 2, 40, 40, 40)], 'slow'],
    ['nothing of one that is like the rest', [day(SUSPECT, 3, 12, 12)], undefined],
    ['nothing of two answers, however wrong', [wrong(2)], undefined],
    ['nothing of one that is quick and now and then wrong', [day(SUSPECT, 3, 12, 10, 15)], undefined],
  ] as const)('says %s', (_what, days, need) => {
    expect(needOf(...days)).toBe(need);
  });

  it('ends when the first answers of two days in a row were good', () => {
    expect(needOf(wrong(9))).toBe('mistakes');
    expect(needOf(wrong(9), good)).toBe('mistakes');
    expect(needOf(wrong(9), good, good)).toBeUndefined();
    expect(needOf(wrong(9), good, wrong(1), good)).toBe('mistakes');
    expect(needOf(wrong(9), good, day(SUSPECT, 2, 1, 1), good)).toBe('mistakes');
  });

  it('is made again of what is missed after that, and not before three more answers', () => {
    expect(needOf(wrong(9), good, good, wrong(9))).toBe('mistakes');
    expect(needOf(wrong(9), good, good, wrong(1))).toBeUndefined();
  });

  it('is not made by times of a day with more answers than it can count', () => {
    expect(needOf({ ...day(SUSPECT, 3, 62, 62), logTime: 62 * 32 })).toBe('slow');
    expect(needOf({ ...day(SUSPECT, 3, 63, 63), logTime: 4095 })).toBeUndefined();
  });

  it('is made of each of several weak facts: they do not hide each other', () => {
    const weak = REST.slice(0, 8).map((fact): [FactId, readonly DayEntry[]] => [fact, [day(fact, 1, 8, 3, 28)]]);
    expect(new Set(claims(new Map([...rest, ...weak])).keys())).toEqual(new Set(weak.map(([fact]) => fact)));
  });

  it('is not made of a half of all facts that is worse than the other: nobody knows which is usual', () => {
    const half = REST.filter((_fact, i) => i % 2 === 0).map((fact): [FactId, readonly DayEntry[]] => [fact, [day(fact, 1, 8, 5, 26)]]);
    expect(claims(new Map([...rest, ...half])).size).toBe(0);
  });

  it('is the same in whatever order the facts come', () => {
    const weak = REST.slice(0, 3).map((fact, i): [FactId, readonly DayEntry[]] => [fact, [day(fact, 1, 4 + i, 2, 27)]]);
    const facts: readonly (readonly [FactId, readonly DayEntry[]])[] = [...new Map([...rest, ...weak])];
    const found = claims(new Map(facts));
    expect(found.size).toBeGreaterThan(0);
    expect(claims(new Map(facts.toReversed()))).toEqual(found);
  });

  it('compares with answers of the same operation that have as many digits', () => {
    const slowSums = [...FACTS.values()].flatMap((fact): [FactId, readonly DayEntry[]][] =>
      fact.kind === 'sum' && fact.operation === 'add' ? [[fact.id, [day(fact.id, 1, 9, 0)]]] : [],
    );
    expect(claims(new Map(slowSums)).size).toBe(0);
    expect(claims(new Map([...rest, ...slowSums])).size).toBe(0);
  });

  it('is never made of rules and classes, which are like no others', () => {
    const others = [...FACTS.values()].flatMap(({ kind, id }): [FactId, readonly DayEntry[]][] =>
      kind === 'sum' ? [] : [[id, [day(id, 1, 60, 0)]]],
    );
    expect(others.length).toBeGreaterThan(80);
    expect(claims(new Map([...rest, ...others])).size).toBe(0);
  });

  it('is never made where nothing was asked, or no time is known', () => {
    expect(claims(new Map()).size).toBe(0);
    const untimed = [...rest, [SUSPECT, [wrong(9)]] as const].map(([fact, days]): [FactId, readonly DayEntry[]] => [
      fact,
      days.map((each) => ({ ...each, timed: 0, logTime: 0 })),
    ]);
    expect([...claims(new Map(untimed))]).toEqual([[SUSPECT, 'mistakes']]);
  });
});
