import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../../shared/games/catalogue.ts';
import { evidenceRules } from '../../../../shared/games/evidence.ts';
import type { Answer } from '../../../../shared/games/kit/facts.ts';
import { OPERATIONS as CALCULATOR_OPERATIONS } from '../../../../shared/games/calculator-vs-brain/v1/config.ts';
import { nextProblem as calculatorProblem } from '../../../../shared/games/calculator-vs-brain/v1/generate.ts';
import { nthProblem, poolSize } from '../../../../shared/games/math-race/v1/pool.ts';
import { DIFFICULTIES, MORE_TOPICS, OPERATIONS } from '../../../../shared/games/speed-math/v1/config.ts';
import { buildSpace } from '../../../../shared/games/speed-math/v1/topics.ts';
import { factOf, FACTS, type AskedForm, type Fact } from '../../../../shared/memory/facts.ts';
import { Random } from '../../../../shared/random.ts';
import { seedFromText } from '../../../../shared/seed.ts';

const SIGNS = { add: '+', subtract: '−', multiply: '×', divide: '÷' } as const;

function rowOf(fact: Fact): string {
  if (fact.kind === 'sum') return `${fact.id}\t${fact.a} ${SIGNS[fact.operation]} ${fact.b}`;
  return fact.kind === 'rule' ? `${fact.id}\trule\t${fact.name}` : `${fact.id}\tclass\t${fact.name}\t${fact.isLarge ? 'large' : 'small'}`;
}

const nameOf = (form: AskedForm, a: number, b = 0, c = 0): string => {
  const id = factOf({ form, a, b, c });
  const fact = id === null ? undefined : FACTS.get(id);
  if (fact === undefined) return 'none';
  return fact.kind === 'sum' ? `${fact.a} ${SIGNS[fact.operation]} ${fact.b}` : fact.name;
};

describe('The facts', () => {
  it('have the ids of the list, which is stored by them for ever', () => {
    const listed = readFileSync(new URL('facts.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    expect([...FACTS.values()].sort((a, b) => a.id - b.id).map(rowOf)).toEqual(listed);
    for (const [id, fact] of FACTS) expect([fact.id, id >= 0 && id < 4096]).toEqual([id, true]);
  });

  // learning, section 1.1: 78 sums to 12 + 12, 144 differences, 66 products and 121 quotients of 2 to 12.
  it.each([
    ['add', 78],
    ['subtract', 144],
    ['multiply', 66],
    ['divide', 121],
  ] as const)('know by heart: %s, %i', (operation, count) => {
    expect([...FACTS.values()].filter((fact) => fact.kind === 'sum' && fact.operation === operation)).toHaveLength(count);
  });

  it('are one for both orders of a sum and a product, and two for both differences and quotients', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (a, b) => {
        const of = (form: AskedForm, x: number, y: number) => factOf({ form, a: x, b: y, c: 0 });
        expect(of('add', a, b)).toBe(of('add', b, a));
        expect(of('multiply', a, b)).toBe(of('multiply', b, a));
        fc.pre(a !== b);
        expect(of('subtract', a + b, a)).not.toBe(of('subtract', a + b, b));
        expect(of('divide', a * b, a)).not.toBe(of('divide', a * b, b));
      }),
    );
  });

  it('have one for each problem that a sum stands for, and no other problem has it', () => {
    for (const fact of FACTS.values())
      if (fact.kind === 'sum') expect(factOf({ form: fact.operation, a: fact.a, b: fact.b, c: 0 })).toBe(fact.id);
  });

  // Worked out by hand from learning, section 1.1: a sum before a rule, a rule before a class.
  it.each<[name: string, form: AskedForm, a: number, b?: number, c?: number]>([
    ['7 + 8', 'add', 8, 7],
    ['12 + 12', 'add', 12, 12],
    ['plus-0', 'add', 0, 7],
    ['plus-0', 'add', 45, 0],
    ['add-2-1', 'add', 13, 4],
    ['add-2-1-carry', 'add', 8, 13],
    ['add-2-2', 'add', 13, 12],
    ['add-2-2-carry', 'add', 47, 38],
    ['add-3-1-carry', 'add', 195, 5],
    ['add-3-2', 'add', 205, 94],
    ['add-3-3-carry', 'add', 150, 950],
    ['add-4-1-carry', 'add', 9999, 1],
    ['add-4-4', 'add', 1111, 8888],
    ['12 − 5', 'subtract', 12, 5],
    ['12 − 7', 'subtract', 12, 7],
    ['24 − 12', 'subtract', 24, 12],
    ['minus-0', 'subtract', 9, 0],
    ['minus-0', 'subtract', 0, 0],
    ['minus-itself', 'subtract', 9, 9],
    ['subtract-2-1', 'subtract', 19, 4],
    ['subtract-2-1-borrow', 'subtract', 32, 9],
    ['subtract-2-2-borrow', 'subtract', 52, 17],
    ['subtract-3-2-borrow', 'subtract', 100, 50],
    ['7 × 8', 'multiply', 8, 7],
    ['12 × 12', 'multiply', 12, 12],
    ['times-0', 'multiply', 0, 9],
    ['times-1', 'multiply', 1, 9],
    ['times-1', 'multiply', 450, 1],
    ['10 × 12', 'multiply', 12, 10],
    ['times-10', 'multiply', 10, 13],
    ['multiply-100', 'multiply', 7, 100],
    ['multiply-2-1', 'multiply', 4, 13],
    ['multiply-2-2', 'multiply', 13, 12],
    ['multiply-4-4', 'multiply', 2999, 3000],
    ['56 ÷ 8', 'divide', 56, 8],
    ['56 ÷ 7', 'divide', 56, 7],
    ['divided-by-1', 'divide', 9, 1],
    ['divided-by-1', 'divide', 1, 1],
    ['divided-by-itself', 'divide', 9, 9],
    ['120 ÷ 10', 'divide', 120, 10],
    ['divided-by-10', 'divide', 130, 10],
    ['divide-100', 'divide', 900, 100],
    ['divide-1-2', 'divide', 91, 7],
    ['divide-2-1', 'divide', 91, 13],
    ['divide-4-4', 'divide', 9_000_000, 3000],
    ['none', 'divide', 0, 3],
    ['fraction-one', 'fraction', 1, 4, 40],
    ['fraction-several', 'fraction', 3, 4, 40],
    ['percent-25', 'percent', 25, 80],
    ['none', 'percent', 33, 100],
    ['solve-add-1', 'solve-add', 3, 8],
    ['solve-add-3', 'solve-add', 300, 4000],
    ['solve-subtract-2', 'solve-subtract', 3, 18],
    ['solve-multiply-1', 'solve-multiply', 8, 56],
    ['solve-multiply-2', 'solve-multiply', 8, 96],
    ['rectangle-area-2', 'rectangle-area', 5, 12],
    ['rectangle-perimeter-3', 'rectangle-perimeter', 120, 5],
    ['circle-area-1', 'circle-area', 9],
    ['circle-area-2', 'circle-area', 25],
    ['power-2', 'power', 7, 2],
    ['power-3', 'power', 7, 3],
    ['power-4', 'power', 16, 4],
    ['none', 'power', 2, 5],
  ])('find %s', (name, form, a, b, c) => {
    expect(nameOf(form, a, b, c)).toBe(name);
  });
});

/** The fact of a game's problem. */
const asked = (slug: string, problem: object): number | null | undefined =>
  evidenceRules(slug)?.factAnswer({
    problem,
    topic: null,
    right: true,
    ms: 1000,
    digits: 1,
    sent: 'enter',
    after: null,
  } as unknown as Answer).fact;

const isKnown = (id: number | null | undefined): boolean => typeof id === 'number' && FACTS.has(id);

describe('Each problem has a fact', () => {
  const choices = [...OPERATIONS, ...MORE_TOPICS].flatMap((operation) =>
    DIFFICULTIES.map((difficulty) => [operation, difficulty] as const),
  );
  it.each(choices)('of Speed Math, %s, %s', (operation, difficulty) => {
    for (const friendly of [false, true]) {
      const space = buildSpace(operation, difficulty, friendly);
      const random = new Random(seedFromText(`${operation} ${difficulty}`));
      for (let n = 0; n < 500; n++) {
        const problem = space.draw(random);
        expect(isKnown(asked('speed-math', problem)), JSON.stringify(problem)).toBe(true);
      }
    }
  });

  it.each(['addition', 'subtraction', 'multiplication', 'division'] as const)('of Math Race, %s', (operation) => {
    for (const [from, to] of [
      [1, 12],
      [1, 3000],
      [95, 105],
    ] as const) {
      const config = { operation, from, to, target: 20 } as const;
      const size = poolSize(operation, config);
      for (let n = 0; n < 500; n++) {
        const problem = nthProblem(operation, config, (n * 7919) % size);
        expect(isKnown(asked('math-race', problem)), JSON.stringify(problem)).toBe(true);
      }
    }
  });

  it('of Calculator vs Brain', () => {
    const random = new Random(seedFromText('calculator'));
    for (const difficulty of ['easy', 'medium', 'hard', 'insane'] as const)
      for (const operation of CALCULATOR_OPERATIONS)
        for (let n = 0; n < 300; n++) {
          const problem = calculatorProblem({ difficulty, operation }, random, [], null);
          expect(isKnown(asked('calculator-vs-brain', problem)), JSON.stringify(problem)).toBe(true);
        }
  });

  it('of the tables, from 1 to 100', () => {
    for (let a = 1; a <= 100; a++)
      for (let b = 1; b <= 12; b++) expect(isKnown(asked('multiplication-table', { a, b, answer: a * b })), `${a} × ${b}`).toBe(true);
  });

  it('but those of games that are about no facts', () => {
    const silent = CATALOGUE.filter(({ available, slug }) => available && !evidenceRules(slug));
    expect(silent.map(({ slug }) => slug)).toEqual(['math-bubble-pop', 'number-puzzle', 'number-sequence']);
  });
});
