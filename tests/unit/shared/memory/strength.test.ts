import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FactState } from '../../../../shared/memory/checkpoint.ts';
import { FACTS, type FactId } from '../../../../shared/memory/facts.ts';
import { problemSize } from '../../../../shared/memory/problem-size.ts';
import { strengths } from '../../../../shared/memory/strength.ts';

const TODAY = 20_000;
/** The variances of the model (learning, section 1.5), and what is expected of a beginner. */
const [OF_FACTS, OF_OPERATIONS, BEGINNER] = [0.7, 4, 1.5];

/** Thousands of answers to a dozen facts, none of them right, are at −170. */
const LIMIT = 1000;

interface Asked {
  readonly fact: FactId;
  readonly answers: number;
  /** From 0 to 1: of the highest score. */
  readonly share: number;
  readonly daysAgo: number;
}

const stateOf = ({ fact, answers, share, daysAgo }: Asked): FactState => ({
  fact,
  stability: 3,
  difficulty: 5,
  lastDay: TODAY - daysAgo,
  lastGrade: 3,
  days: 1,
  rightDays: 1,
  answers,
  recentAnswers: answers,
  recentScore: 40 * answers * share,
});

const strengthsOf = (asked: readonly Asked[]) => strengths(new Map(asked.map((each) => [each.fact, stateOf(each)])), TODAY);

const strengthOf = (asked: readonly Asked[], fact: FactId): number => strengthsOf(asked).get(fact)?.strength ?? Number.NaN;

const products = [...FACTS.values()].filter(({ kind, operation }) => kind === 'sum' && operation === 'multiply').map(({ id }) => id);

const asked: fc.Arbitrary<Asked> = fc.record({
  fact: fc.constantFrom(...products),
  answers: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 2700 })),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  daysAgo: fc.nat({ max: 200 }),
});
const several = fc.uniqueArray(asked, { minLength: 1, maxLength: 12, selector: ({ fact }) => fact });

/** The logarithm of how plausible a strength is with these answers, where `prior` is expected. */
function plausibility({ fact, answers, share, daysAgo }: Asked, strength: number, inAll: number): number {
  const prior = inAll - problemSize(FACTS.get(fact) ?? expect.fail());
  const n = answers * 2 ** (-daysAgo / 30);
  const cumulant =
    Math.abs(strength) < 1e-6 ? Math.log(2) : Math.abs(strength) + Math.log((1 - Math.exp(-2 * Math.abs(strength))) / Math.abs(strength));
  return n * ((2 * share - 1) * strength - cumulant) - (strength - prior) ** 2 / (2 * OF_FACTS);
}

/** Where a concave function is highest, by leaving out a third of what is left again and again. */
function highest(of: (x: number) => number, low: number, high: number): number {
  let [from, to] = [low, high];
  while (to - from > 1e-5) {
    const third = (to - from) / 3;
    if (of(from + third) < of(to - third)) from += third;
    else to -= third;
  }
  return (from + to) / 2;
}

describe('The strength in a fact', () => {
  it('is the most plausible one, as a search through all of them finds it', () => {
    fc.assert(
      fc.property(several, (facts) => {
        const strengthIn = (each: Asked, inAll: number) => highest((strength) => plausibility(each, strength, inAll), -LIMIT, LIMIT);
        const inAll = highest(
          (x) =>
            -((x - BEGINNER) ** 2) / (2 * OF_OPERATIONS) +
            facts.map((each) => plausibility(each, strengthIn(each, x), x)).reduce((sum, each) => sum + each, 0),
          -LIMIT,
          LIMIT,
        );
        for (const each of facts) expect(Math.abs(strengthOf(facts, each.fact) - strengthIn(each, inAll))).toBeLessThan(1e-3);
      }),
      { numRuns: 30 },
    );
  });

  it('never falls by one more answer that was right at once, in this fact or any other of its operation', () => {
    fc.assert(
      fc.property(several, (facts) => {
        const [first, ...rest] = facts;
        if (first === undefined) return;
        const more = { ...first, answers: first.answers + 1, share: (first.share * first.answers + 1) / (first.answers + 1) };
        const [before, after] = [strengthsOf(facts), strengthsOf([more, ...rest])];
        for (const fact of products) {
          expect((after.get(fact)?.strength ?? 0) - (before.get(fact)?.strength ?? 0)).toBeGreaterThanOrEqual(-1e-9);
        }
      }),
    );
  });

  it('is surer the more was answered, and the less long ago', () => {
    const sd = (answers: number, daysAgo: number) => strengthsOf([{ fact: 250, answers, share: 0.7, daysAgo }]).get(250)?.sd ?? Number.NaN;
    expect(sd(0, 0)).toBeCloseTo(Math.sqrt(OF_FACTS), 9);
    expect(sd(1, 0)).toBeLessThan(sd(0, 0));
    expect(sd(5, 0)).toBeLessThan(sd(1, 0));
    expect(sd(5, 60)).toBeGreaterThan(sd(5, 0));
  });

  it('is, before anything was answered, that of a beginner: weaker from operation to operation, and in larger numbers', () => {
    const nothing = strengthsOf([]);
    const of = (fact: FactId) => nothing.get(fact) ?? expect.fail();
    const expected = (fact: FactId, operations: number) => BEGINNER - 0.6 * operations - problemSize(FACTS.get(fact) ?? expect.fail());
    // 1 + 1, 12 + 12, 2 − 1, 7 × 8, 56 ÷ 8
    for (const [fact, operations] of [
      [0, 0],
      [77, 0],
      [78, 1],
      [258, 2],
      [359, 3],
    ] as const) {
      expect(of(fact).strength).toBeCloseTo(expected(fact, operations), 6);
    }
    expect(nothing.size).toBe(FACTS.size);
  });

  it('of an operation that is new follows the one before', () => {
    const right = (fact: FactId): Asked => ({ fact, answers: 5, share: 0.95, daysAgo: 0 });
    const sums = [0, 20, 40, 60].map(right);
    expect(strengthOf(sums, 100)).toBeGreaterThan(strengthOf([], 100) + 0.5);
    expect(strengthOf(sums, 258)).toBeGreaterThan(strengthOf([], 258) + 0.5);
  });
});

describe('The size of a problem', () => {
  const size = (operation: string, a: number, b: number) =>
    problemSize(
      [...FACTS.values()].find((fact) => fact.kind === 'sum' && fact.operation === operation && fact.a === a && fact.b === b) ??
        expect.fail(),
    );

  it.each([
    ['add', 1, 1, -1],
    ['add', 12, 12, 1],
    ['subtract', 15, 7, -1 + 26 / 22 + 0.3],
    ['multiply', 2, 2, -2],
    ['multiply', 12, 12, 0.6],
    ['multiply', 7, 8, -1 + 2 * Math.sqrt(52 / 140)],
    ['multiply', 5, 10, -1 + 2 * Math.sqrt(46 / 140) - 0.6],
    ['divide', 56, 8, -0.7 + 2 * Math.sqrt(52 / 140)],
  ] as const)('of %s %i and %i is this', (operation, a, b, expected) => {
    expect(size(operation, a, b)).toBeCloseTo(expected, 9);
  });
});
