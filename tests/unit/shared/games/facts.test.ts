import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf, type TimedAnswer } from '../../../../shared/games/kit/facts.ts';

const right = (ms: number, topic: string | null = null): TimedAnswer => ({ topic, right: true, ms });
const wrong = (ms: number, topic: string | null = null): TimedAnswer => ({ topic, right: false, ms });
const rights = (times: number, ms: number): TimedAnswer[] => Array.from({ length: times }, () => right(ms));

const answers = fc.array(
  fc.record({
    topic: fc.constantFrom(null, 'addition', 'table 7'),
    // Mostly right, so that most lists have ten.
    right: fc.constantFrom(true, true, true, false),
    ms: fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 600_000 })),
  }),
  { maxLength: 45 },
);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const msOf = (list: readonly TimedAnswer[]): number => sum(list.map(({ ms }) => ms));
const rightOf = (list: readonly TimedAnswer[]): number => list.filter((answer) => answer.right).length;

/** By trying every stretch. */
function quickestByTrying(list: readonly TimedAnswer[]): number | null {
  let quickest: number | null = null;
  for (let from = 0; from < list.length; from++) {
    for (let to = from + 1; to <= list.length; to++) {
      const stretch = list.slice(from, to);
      if (rightOf(stretch) >= 10) quickest = Math.min(quickest ?? Infinity, msOf(stretch));
    }
  }
  return quickest;
}

describe('the quickest ten', () => {
  it.each([
    ['nothing was answered', [], null],
    ['nine are right', [...rights(9, 1000), wrong(10)], null],
    ['ten are right', rights(10, 1000), 10_000],
    ['an eleventh was slower at the beginning', [right(1001), ...rights(10, 1000)], 10_000],
    ['an eleventh was slower at the end', [...rights(10, 1000), right(1001)], 10_000],
    ['a wrong one came before and one after', [wrong(7), ...rights(10, 1000), wrong(7)], 10_000],
    ['a wrong one came between: its time counts', [...rights(5, 1000), wrong(7), ...rights(5, 1000)], 10_007],
    ['ten others are slower, but without a wrong one', [...rights(5, 100), wrong(9000), ...rights(5, 100), ...rights(5, 500)], 3000],
    ['all came at once', rights(12, 0), 0],
  ] as const)('if %s', (_about, list, quickestTenMs) => {
    expect(factsOf(list).quickestTenMs).toBe(quickestTenMs);
    expect(quickestByTrying(list)).toBe(quickestTenMs);
  });

  it('are the least time of all stretches with ten right answers', () => {
    fc.assert(
      fc.property(answers, (list) => {
        expect(factsOf(list).quickestTenMs).toBe(quickestByTrying(list));
      }),
    );
  });
});

describe('facts', () => {
  it('of no answers are nothing', () => {
    expect(factsOf([])).toEqual({ answers: 0, right: 0, ms: 0, by: {}, quickestTenMs: null });
  });

  it('tally all answers, and those of each topic', () => {
    expect(factsOf([right(700, 'addition'), wrong(400, 'division'), right(900, 'addition'), wrong(50, 'addition')])).toEqual({
      answers: 4,
      right: 2,
      ms: 2050,
      by: { addition: { answers: 3, right: 2, ms: 1650 }, division: { answers: 1, right: 0, ms: 400 } },
      quickestTenMs: null,
    });
  });

  it('leave answers without a topic to the total alone', () => {
    expect(factsOf([right(700), wrong(400, 'division')])).toMatchObject({
      answers: 2,
      by: { division: { answers: 1, right: 0, ms: 400 } },
    });
  });

  it('count each answer once, in the total and in its topic', () => {
    fc.assert(
      fc.property(answers, (list) => {
        const tallyOf = (some: readonly TimedAnswer[]) => ({ answers: some.length, right: rightOf(some), ms: msOf(some) });
        const topics = [...new Set(list.flatMap(({ topic }) => topic ?? []))];
        const by = Object.fromEntries(topics.map((topic) => [topic, tallyOf(list.filter((answer) => answer.topic === topic))]));
        expect(factsOf(list)).toEqual({ ...tallyOf(list), by, quickestTenMs: quickestByTrying(list) });
      }),
    );
  });

  it('are the same of the answers in reverse order', () => {
    fc.assert(
      fc.property(answers, (list) => {
        expect(factsOf(list.toReversed())).toEqual(factsOf(list));
      }),
    );
  });
});
