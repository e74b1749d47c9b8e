import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../../../shared/random.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import type { CalculatorConfig, Level } from '../../../../../shared/games/calculator-vs-brain/v1/config.ts';
import { nextProblem } from '../../../../../shared/games/calculator-vs-brain/v1/generate.ts';
import type { Problem, ProblemKind } from '../../../../../shared/games/calculator-vs-brain/v1/problem.ts';
import { problemText } from '../../../../../client/words/en/calculator-vs-brain/problem.ts';
import { CHOICES } from './play.ts';

const printed = (problem: Problem) => problemText(problem).printed;

/** So many questions as one run asks them, one round after the other. */
function questionsOf(config: CalculatorConfig, id: string, count: number): Problem[] {
  const random = new Random(seedFromText(id));
  const rounds: { problem: Problem }[] = [];
  for (let i = 0; i < count; i++) rounds.push({ problem: nextProblem(config, random, rounds, rounds.at(-1)?.problem ?? null) });
  return rounds.map(({ problem }) => problem);
}

const ids = fc.string({ minLength: 1, maxLength: 20 });

/** The table of RULES.md, written down once more from spec 1 §9. */
const NUMBERS = { easy: [1, 50], medium: [10, 100], hard: [20, 200], insane: [50, 500] } as const;
const FACTORS = { easy: [2, 13], medium: [2, 13], hard: [2, 13], insane: [5, 29] } as const;
const MIXED: { readonly [level in Level]: readonly ProblemKind[] } = {
  easy: ['addition', 'subtraction'],
  medium: ['addition', 'subtraction', 'multiplication'],
  hard: ['addition', 'subtraction', 'multiplication', 'division'],
  insane: ['addition', 'subtraction', 'multiplication', 'division', 'power'],
};

const within = (n: number, [lowest, highest]: readonly [number, number]) => Number.isInteger(n) && n >= lowest && n <= highest;

function keepsToItsRule({ operation, a, b, answer }: Problem, level: Level): boolean {
  const isN = (n: number) => within(n, NUMBERS[level]);
  const isF = (n: number) => within(n, FACTORS[level]);
  switch (operation) {
    case 'addition':
      return isN(a) && isN(b) && answer === a + b;
    case 'subtraction':
      return isN(a) && isN(b) && answer === a - b && answer >= 1;
    case 'multiplication':
      return isF(a) && isF(b) && answer === a * b;
    case 'division':
      return isN(a) && isF(b) && answer * b === a && answer >= 2;
    case 'power':
      return within(a, [2, 16]) && within(b, [2, 4]) && answer === a ** b;
  }
}

describe.each(CHOICES)('$difficulty, $operation', (config) => {
  const kinds = config.operation === 'mixed' ? MIXED[config.difficulty] : [config.operation];

  it('asks what its difficulty allows, with the right answer [C3, P1–P6]', () => {
    fc.assert(
      fc.property(ids, (id) => {
        for (const problem of questionsOf(config, id, 40)) {
          expect(kinds).toContain(problem.operation);
          expect(keepsToItsRule(problem, config.difficulty), printed(problem)).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('draws from each of its operations about equally often [P6]', () => {
    const problems = questionsOf(config, 'often', 1500);
    for (const kind of kinds) {
      const share = problems.filter(({ operation }) => operation === kind).length / problems.length;
      expect(share).toBeGreaterThan(0.8 / kinds.length);
    }
  });

  it('asks nothing again within 20 rounds [P7]', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const texts = questionsOf(config, id, 60).map(printed);
        for (const [i, text] of texts.entries()) expect(texts.slice(Math.max(0, i - 20), i)).not.toContain(text);
      }),
      { numRuns: 20 },
    );
  });

  it('counts its questions from 1', () => {
    expect(questionsOf(config, 'ids', 5).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the numbers of a difficulty', () => {
  /** The smallest and the largest value of a member over many questions. */
  const spread = (config: CalculatorConfig, of: (problem: Problem) => number) => {
    const values = questionsOf(config, 'spread', 4000).map(of);
    return [Math.min(...values), Math.max(...values)];
  };

  it.each(['easy', 'medium', 'hard', 'insane'] as const)('at %s are drawn from end to end [P1, P3, P4]', (difficulty) => {
    expect(spread({ difficulty, operation: 'multiplication' }, ({ b }) => b)).toEqual(FACTORS[difficulty]);
    expect(spread({ difficulty, operation: 'division' }, ({ b }) => b)).toEqual(FACTORS[difficulty]);
    const [lowest, highest] = spread({ difficulty, operation: 'addition' }, ({ a }) => a) as [number, number];
    expect(lowest).toBeLessThanOrEqual(NUMBERS[difficulty][0] + 2);
    expect(highest).toBeGreaterThanOrEqual(NUMBERS[difficulty][1] - 2);
  });

  it('of a power are 2–16 to the power of 2–4, both from end to end [P5]', () => {
    const powers = questionsOf({ difficulty: 'insane', operation: 'mixed' }, 'powers', 2000).filter(
      ({ operation }) => operation === 'power',
    );
    const valuesOf = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b);
    expect(valuesOf(powers.map(({ a }) => a))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(valuesOf(powers.map(({ b }) => b))).toEqual([2, 3, 4]);
  });

  it('give each divisor about as often, however few dividends it has [P4]', () => {
    const problems = questionsOf({ difficulty: 'easy', operation: 'division' }, 'divisors', 6000);
    for (let divisor = 2; divisor <= 13; divisor++) {
      const share = problems.filter(({ b }) => b === divisor).length / problems.length;
      expect(share, `divisor ${divisor}`).toBeGreaterThan(0.5 / 12);
    }
  });
});
