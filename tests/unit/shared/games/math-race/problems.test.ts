import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MathRaceConfig } from '../../../../../shared/games/math-race/v1/config.ts';
import { nextProblem, opsOf, unopened } from '../../../../../shared/games/math-race/v1/generate.ts';
import { nthInOrder, randomOrder } from '../../../../../shared/games/math-race/v1/order.ts';
import { nthProblem, poolSize } from '../../../../../shared/games/math-race/v1/pool.ts';
import type { Op, Problem } from '../../../../../shared/games/math-race/v1/problem.ts';
import { problemText } from '../../../../../client/words/en/math-race/problem.ts';
import { Random } from '../../../../../shared/random.ts';
import { seedFromText } from '../../../../../shared/seed.ts';

const OPS: readonly Op[] = ['addition', 'subtraction', 'multiplication', 'division'];
const ops = fc.constantFrom(...OPS);
const printed = (problem: Problem) => problemText(problem).printed;
const config = (operation: MathRaceConfig['operation'], from: number, to: number): MathRaceConfig => ({ operation, from, to, target: 20 });

/** The first problems of a race, as the rules would ask them. */
function asked(race: MathRaceConfig, id: string, count: number): Problem[] {
  const random = new Random(seedFromText(id));
  const problems: Problem[] = [];
  let places = unopened(race);
  for (let i = 0; i < count; i++) {
    const drawn = nextProblem(race, places, random, problems.at(-1) ?? null);
    problems.push(drawn.problem);
    places = drawn.places;
  }
  return problems;
}

/** The right answer by another way than the generator's: from the printed text. */
function evaluate(text: string): number {
  const [a, sign, b] = text.split(' ').map((part, i) => (i === 1 ? part : Number(part))) as [number, string, number];
  return { '+': a + b, '−': a - b, '×': a * b, '÷': a / b }[sign] ?? Number.NaN;
}

const isInside = (n: number, { from, to }: MathRaceConfig) => n >= from && n <= to;

function expectWithin(problem: Problem, race: MathRaceConfig): void {
  const { op, a, b, answer } = problem;
  expect(answer, printed(problem)).toBe(evaluate(printed(problem)));
  expect(Number.isInteger(answer) && answer >= 0 && answer < 10_000_000, printed(problem)).toBe(true);
  expect(isInside(b, race) && isInside(op === 'division' ? answer : a, race), printed(problem)).toBe(true);
  expect(a, printed(problem)).toBeLessThan(10_000_000);
}

const ranges = fc.tuple(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 3000 })).map((ends) => ends.toSorted((x, y) => x - y));

describe('the problems of a race', () => {
  it('have their right answer, and operands of the range: no negative result, no fraction, no division by 0 [P1–P4]', () => {
    fc.assert(
      fc.property(ops, ranges, fc.string(), (op, [from = 1, to = 1], id) => {
        const race = config(op, from, to);
        for (const problem of asked(race, id, 20)) expectWithin(problem, race);
      }),
    );
  });

  it.each<[Op, readonly string[]]>([
    ['addition', ['2 + 2', '2 + 3', '3 + 2', '3 + 3']],
    ['subtraction', ['2 − 2', '3 − 2', '3 − 3']],
    ['multiplication', ['2 × 2', '2 × 3', '3 × 2', '3 × 3']],
    ['division', ['4 ÷ 2', '6 ÷ 3', '6 ÷ 2', '9 ÷ 3']],
  ])('of %s from 2 to 3 are these, and no others [P1–P4]', (op, texts) => {
    const race = config(op, 2, 3);
    expect(asked(race, 'all', texts.length).map(printed).toSorted()).toEqual(texts.toSorted());
  });

  it('of any pool differ from each other: the pool lists each once [P5]', () => {
    fc.assert(
      fc.property(ops, fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 12 }), (op, from, more) => {
        const race = config(op, from, from + more);
        const size = poolSize(op, race);
        const all = Array.from({ length: size }, (_, i) => nthProblem(op, race, i));
        expect(new Set(all.map(printed)).size).toBe(size);
        for (const problem of all) expectWithin(problem, race);
      }),
    );
  });

  it.each<[Op, number, string]>([
    ['addition', 100, '10 × 10'],
    ['subtraction', 55, '10 + 9 + … + 1'],
    ['multiplication', 100, '10 × 10'],
    ['division', 100, '10 divisors, 10 answers'],
  ])('of %s from 1 to 10 are %i (%s)', (op, count) => {
    expect(poolSize(op, { from: 1, to: 10 })).toBe(count);
  });

  it('stay below the limit of an answer at the largest numbers [C4]', () => {
    const top = { from: 3000, to: 3000 };
    expect(OPS.map((op) => printed(nthProblem(op, top, 0)))).toEqual(['3000 + 3000', '3000 − 3000', '3000 × 3000', '9000000 ÷ 3000']);
    for (const op of OPS) expectWithin(nthProblem(op, top, 0), config(op, 3000, 3000));
  });
});

describe('a pool', () => {
  const small = fc.integer({ min: 0, max: 5 });

  it('is asked whole before anything comes again, as often as it is gone through [P5]', () => {
    fc.assert(
      fc.property(ops, fc.integer({ min: 1, max: 50 }), small, fc.string(), (op, from, more, id) => {
        const race = config(op, from, from + more);
        const size = poolSize(op, race);
        const texts = asked(race, id, 3 * size).map(printed);
        for (let round = 0; round < 3; round++) expect(new Set(texts.slice(round * size, (round + 1) * size)).size).toBe(size);
      }),
    );
  });

  it('never asks a problem twice in a row if there are two, in mixed neither [P5, P6]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OPS, 'mixed' as const),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 2 }),
        fc.string(),
        (op, from, more, id) => {
          const race = config(op, from, from + more);
          if (op !== 'mixed' && more === 0) return;
          const texts = asked(race, id, 60).map(printed);
          for (const [i, text] of texts.entries()) expect(text).not.toBe(texts[i + 1]);
        },
      ),
    );
  });

  it('of one problem asks it again and again', () => {
    expect(asked(config('division', 7, 7), 'one', 3).map(printed)).toEqual(['49 ÷ 7', '49 ÷ 7', '49 ÷ 7']);
  });

  it('begins anew in another order [P5]', () => {
    const texts = asked(config('addition', 1, 5), 'again', 50).map(printed);
    expect(texts.slice(0, 25)).not.toEqual(texts.slice(25));
  });

  it('begins with each of its problems about equally often', () => {
    const first = new Map<string, number>();
    for (let i = 0; i < 4000; i++) {
      const [problem] = asked(config('subtraction', 1, 4), `race ${i}`, 1);
      if (problem) first.set(printed(problem), (first.get(printed(problem)) ?? 0) + 1);
    }
    expect(first.size).toBe(10);
    // 400 expected each, standard deviation 19.
    for (const [text, times] of first) expect(times > 320 && times < 480, `${text}: ${times}`).toBe(true);
  });

  it('follows each problem by each other about equally often', () => {
    const pairs = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const pair = asked(config('subtraction', 1, 2), `race ${i}`, 2)
        .map(printed)
        .join(', ');
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(6);
    // 1000 expected each, standard deviation 29.
    for (const [pair, times] of pairs) expect(times > 870 && times < 1130, `${pair}: ${times}`).toBe(true);
  });
});

describe('mixed', () => {
  it('asks the four operations, each about equally often, and no pool twice before it was asked whole [P6]', () => {
    const race = config('mixed', 1, 3);
    expect(opsOf(race)).toEqual(OPS);
    const problems = asked(race, 'mixed', 2000);
    for (const op of OPS) {
      const own = problems.filter((problem) => problem.op === op).map(printed);
      expect(own.length > 420 && own.length < 580, `${op}: ${own.length}`).toBe(true);
      const size = poolSize(op, race);
      expect(new Set(own.slice(0, size)).size).toBe(size);
    }
  });
});

describe('an order', () => {
  it('has each thing once, whatever the size', () => {
    const random = new Random(seedFromText('orders'));
    for (let size = 1; size <= 300; size++) {
      const order = randomOrder(random);
      const all = new Set(Array.from({ length: size }, (_, place) => nthInOrder(order, size, place)));
      expect(all.size).toBe(size);
      expect(Math.max(...all)).toBe(size - 1);
    }
  });

  it('has each thing once in the largest pool too', () => {
    const order = randomOrder(new Random(seedFromText('large')));
    const some = Array.from({ length: 20_000 }, (_, place) => nthInOrder(order, 9_000_000, place));
    expect(new Set(some).size).toBe(20_000);
    expect(some.every((index) => index >= 0 && index < 9_000_000)).toBe(true);
  });
});

describe('the texts of a problem', () => {
  it.each<[Op, string, string]>([
    ['addition', '12 + 4', '12 plus 4'],
    ['subtraction', '12 − 4', '12 minus 4'],
    ['multiplication', '12 × 4', '12 times 4'],
    ['division', '12 ÷ 4', '12 divided by 4'],
  ])('%s: printed and spoken', (op, shown, spoken) => {
    expect(problemText({ op, a: 12, b: 4, answer: 0 })).toEqual({ printed: shown, spoken });
  });
});
