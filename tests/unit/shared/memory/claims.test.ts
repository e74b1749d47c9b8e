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

/**
 * The same rule with all sums written out (learning, section 1.6), for a stratum of one fact in question and others that are alike, each
 * asked once a day or more.
 */
function evidenceBy({ answers, right, step }: { answers: number; right: number; step: number }): number {
  const first = right > 0 ? 1 : 0;
  const n1 = products.length;
  const p = (REST.length + first + 1.8) / (n1 + 2);
  const p0 = Math.min(0.98, p - Math.sqrt((p * (1 - p)) / n1));
  const means = [...REST.map((_fact, i) => 21 + (i % 3)), ...(right > 0 ? [step] : [])].map((steps) => steps / 8);
  const median = (numbers: readonly number[]) => {
    const sorted = [...numbers].sort((a, b) => a - b);
    const half = sorted.length / 2;
    return half % 1 === 0 ? ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2 : (sorted[Math.floor(half)] ?? 0);
  };
  const middle = median(means);
  const sigma = Math.max(0.4, 1.4826 * median(means.map((mean) => Math.abs(mean - middle))));
  const mu = middle + (1.2 * sigma) / Math.sqrt(means.length);
  const log = (right * step) / 8;
  const each = [
    [1.5, 0],
    [3, 0],
    [0, 0.6],
    [1.5, 0.5],
    [3, 0.8],
  ].map(([d = 0, delta = 0]) => {
    const p1 = 1 / (1 + Math.exp(-(Math.log(p0 / (1 - p0)) - d)));
    const times = ((log - right * mu) * delta - (right * delta ** 2) / 2) / sigma ** 2;
    return (p1 / p0) ** right * ((1 - p1) / (1 - p0)) ** (answers - right) * Math.exp(times);
  });
  return each.reduce((sum, e) => sum + e, 0) / each.length;
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
      { numRuns: 500 },
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
