import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../../../shared/random.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import type { Chain } from '../../../../../shared/games/kit/answer-chain.ts';
import type { Operation, SpeedMathConfig, SpeedMathDifficulty } from '../../../../../shared/games/speed-math/v1/config.ts';
import { availableQuestions, nextProblem, questionsInRun } from '../../../../../shared/games/speed-math/v1/generate.ts';
import { isFriendly } from '../../../../../shared/games/speed-math/v1/numbers.ts';
import { problemKey, type Problem } from '../../../../../shared/games/speed-math/v1/problem.ts';
import { problemText } from '../../../../../client/words/en/speed-math/problem.ts';
import { buildSpace } from '../../../../../shared/games/speed-math/v1/topics.ts';
import { CHOICES } from './play.ts';
import { evaluate } from './evaluate.ts';

const printed = (problem: Problem) => problemText(problem).printed;

type Asked = Chain<{ readonly problem: Problem }> | null;

const chainOf = (problems: readonly Problem[]): Asked => problems.reduce<Asked>((before, problem) => ({ problem, before }), null);

/** All questions of one run, as the rules would ask them. */
function questionsOf(config: SpeedMathConfig, id: string): Problem[] {
  const random = new Random(seedFromText(id));
  const asked: Problem[] = [];
  for (let i = 0; i < questionsInRun(config); i++) {
    const problem = nextProblem(config, random, chainOf(asked), null);
    if (problem !== undefined) asked.push(problem);
  }
  return asked;
}

const ids = fc.string({ minLength: 1, maxLength: 20 });

describe.each(CHOICES)('$operation, $difficulty, friendly $friendly', (choice) => {
  const config = { ...choice, timeLimit: 60, questions: 100 };

  it('asks different questions, as many as asked for or as exist, each with its right answer [C5, P1–P9]', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const questions = questionsOf(config, id);
        expect(questions).toHaveLength(Math.min(100, availableQuestions(config)));
        expect(new Set(questions.map(printed)).size).toBe(questions.length);
        for (const question of questions) expectRight(question);
      }),
      { numRuns: 10 },
    );
  });

  it('keeps to the numbers of its level [P1–P8]', () => {
    for (const question of questionsOf(config, 'bounds')) expectWithinLevel(question, choice.difficulty);
  });

  if (choice.friendly && choice.difficulty !== 'single') {
    it('draws friendly numbers only [F1–F4]', () => {
      for (const question of questionsOf(config, 'friendly')) {
        for (const drawn of drawnNumbers(question)) expect(isFriendly(drawn), `${drawn} in ${printed(question)}`).toBe(true);
      }
    });
  }
});

function expectRight(problem: Problem): void {
  const evaluated = evaluate(printed(problem));
  expect(evaluated, printed(problem)).not.toBeNull();
  expect(problem.answer, printed(problem)).toBe(evaluated!.answer);
  expect(Number.isInteger(problem.answer)).toBe(true);
  expect(problem.answer).toBeGreaterThanOrEqual(2);
  expect(problem.answer).toBeLessThan(10_000_000);
}

const LEVELS = {
  single: { numbers: [2, 9], small: 9, denominator: 5 },
  double: { numbers: [10, 99], small: 12, denominator: 10 },
  three: { numbers: [100, 999], small: 25, denominator: 12 },
  large: { numbers: [100, 9999], small: 25, denominator: 12 },
} as const;

/** The table of RULES.md: which number of a form is N, which is S. At single, products and wholes are as large as their answers make them. */
function expectWithinLevel({ form, a, b, c, answer }: Problem, difficulty: SpeedMathDifficulty): void {
  const level = LEVELS[difficulty];
  const isN = (n: number) => n >= level.numbers[0] && n <= level.numbers[1];
  const isS = (n: number) => n >= 2 && n <= level.small;
  const isTaken = (whole: number) => (difficulty === 'single' ? isN(answer) : isN(whole));
  const holds: { readonly [form in Problem['form']]: boolean } = {
    add: isN(a) && isN(b),
    subtract: isN(a) && isN(b),
    multiply: isN(a) && isS(b),
    divide: isTaken(a) && isS(b),
    fraction: a >= 1 && a < b && b <= level.denominator && isTaken(c),
    percent: [10, 20, 25, 50, 75].includes(a) && isTaken(b),
    'solve-add': isN(a) && isN(b),
    'solve-subtract': isN(a) && isN(b),
    'solve-multiply': isS(a) && isTaken(b),
    'rectangle-area': isN(a) && isS(b),
    'rectangle-perimeter': isN(a) && isN(b),
    'circle-area': isS(a),
  };
  expect(holds[form], `${form} ${a} ${b} ${c} at ${difficulty}`).toBe(true);
}

/** The numbers that were drawn for a problem; products follow from them. */
function drawnNumbers({ form, a, b, c, answer }: Problem): readonly number[] {
  switch (form) {
    case 'divide':
      return [b, answer];
    case 'solve-multiply':
      return [a, answer];
    case 'fraction':
      return [c];
    case 'percent':
      return [b];
    case 'circle-area':
      return [a];
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'solve-add':
    case 'solve-subtract':
    case 'rectangle-area':
    case 'rectangle-perimeter':
      return [a, b];
  }
}

describe('a draw', () => {
  const topicOf = ({ form }: Problem): string =>
    form.startsWith('solve') ? 'algebra' : /^(?:rectangle|circle)/.test(form) ? 'geometry' : form;

  it.each<[Operation, number, string, string, (problem: Problem) => string | number]>([
    ['algebra', 3, 'forms', 'P7', ({ form }) => form],
    ['geometry', 3, 'forms', 'P8', ({ form }) => form],
    ['mixed', 8, 'topics', 'P9', topicOf],
    ['division', 11, 'divisors', 'P10', ({ b }) => b],
    ['fractions', 31, 'fractions', 'P10', ({ a, b }) => `${a}/${b}`],
    ['percentages', 5, 'percentages', 'P10', ({ a }) => a],
  ])('of %s takes each of its %i %s about equally often [%s]', (operation, count, _kinds, _id, kindOf) => {
    const DRAWS = 12_000;
    const random = new Random(seedFromText('draws'));
    const space = buildSpace(operation, 'double', false);
    const times = new Map<string | number, number>();
    for (let i = 0; i < DRAWS; i++) {
      const kind = kindOf(space.draw(random));
      times.set(kind, (times.get(kind) ?? 0) + 1);
    }
    expect(times.size).toBe(count);
    // Of 31 kinds 387 expected each, standard deviation 19.
    for (const [kind, drawn] of times) expect(Math.abs((drawn * count) / DRAWS - 1), `${kind}: ${drawn}`).toBeLessThan(0.25);
  });
});

describe('how many problems exist', () => {
  const single = (operation: Operation) =>
    availableQuestions({ operation, difficulty: 'single', friendly: true, timeLimit: 60, questions: 1 });

  it.each<[Operation, number, string]>([
    ['subtraction', 21, 'decision G3 names it'],
    ['addition', 64, '8 × 8 operands from 2 to 9'],
    ['multiplication', 64, '8 × 8'],
    ['division', 64, '8 divisors, 8 answers'],
    ['percentages', 35, 'answers 2–9 at 10, 20, 25, 50 % (8 each), 3, 6, 9 at 75 %'],
    ['fractions', 48, 'answers 2–9: 8 each at 1/2, 1/3, 1/4, 1/5; 4 at 2/3 and 2/5; 3 at 3/4 and 3/5; 2 at 4/5'],
    ['algebra', 149, '21 + 64 + 64'],
    ['geometry', 136, '64 areas, 64 perimeters, 8 circles'],
    ['mixed', 581, 'the sum of the eight'],
  ])('%s with one digit: %i (%s)', (operation, count) => {
    expect(single(operation)).toBe(count);
  });

  it('counts each text once, and no problem is ever missing from a run that asks for all', () => {
    for (const { operation, difficulty, friendly } of CHOICES) {
      const space = buildSpace(operation, difficulty, friendly);
      if (space.size > 5000) continue;
      const texts = new Set(Array.from({ length: space.size }, (_, i) => printed(space.nth(i))));
      expect(texts.size, `${operation} ${difficulty}`).toBe(space.size);
    }
  });

  it('finds the last free problem of a small choice, whatever the luck', () => {
    const config: SpeedMathConfig = { operation: 'subtraction', difficulty: 'single', friendly: true, timeLimit: 60, questions: 21 };
    const asked = questionsOf(config, 'all');
    for (const left of asked) {
      const others = asked.filter((other) => other !== left);
      expect(nextProblem(config, new Random(seedFromText('luck')), chainOf(others), null)).toEqual(left);
    }
    expect(nextProblem(config, new Random(seedFromText('luck')), chainOf(asked), null)).toBeUndefined();
  });
});

describe('friendly numbers', () => {
  it.each([
    [[2, 7, 12], true, 'up to 12 all are [F1]'],
    [[15, 19, 20, 21, 45, 99], true, 'fives and neighbours of tens [F2]'],
    [[13, 17, 24, 68], false, '[F2]'],
    [[125, 130, 199, 201, 350, 999], true, 'tens, twenty-fives, neighbours of hundreds [F3]'],
    [[119, 121, 137, 251], false, '[F3]'],
    [[1999, 3401, 4550, 1001], true, 'fifties and neighbours of hundreds [F4]'],
    [[1010, 1025, 2402], false, '[F4]'],
  ])('%j: %s (%s)', (numbers, friendly) => {
    for (const n of numbers) expect(isFriendly(n), String(n)).toBe(friendly);
  });
});

describe('the search for a problem that was not asked', () => {
  const config: SpeedMathConfig = { operation: 'addition', difficulty: 'single', friendly: false, timeLimit: 600, questions: 100 };

  it('looks at each answer of a run a bounded number of times, however often it begins anew', () => {
    const random = new Random(seedFromText('many breaks'));
    let looks = 0;
    const questions = questionsOf(config, 'all but one').slice(1);
    const answered = questions.reduce<Asked>(
      (before, problem) => ({
        get problem() {
          looks++;
          return problem;
        },
        before,
      }),
      null,
    );
    const BREAKS = 1000;
    for (let i = 0; i < BREAKS; i++) nextProblem(config, random, answered, null);
    // A few tries compare with all of them each time; the other 47, and the walk through all that exist, do not.
    expect(looks).toBeLessThanOrEqual(4 * BREAKS * questions.length);
  });

  it('finds what a comparison with every answer finds, by the same draws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHOICES), ids, fc.nat(99), (choice, id, count) => {
        const run = { ...choice, timeLimit: 60, questions: 100 };
        const answered = questionsOf(run, id).slice(0, count);
        const onScreen = questionsOf(run, id)[count] ?? null;
        const [ours, plain] = [new Random(seedFromText(`${id} on`)), new Random(seedFromText(`${id} on`))];
        expect(nextProblem(run, ours, chainOf(answered), onScreen)).toEqual(plainNext(run, plain, answered, onScreen));
        expect(ours.state()).toEqual(plain.state());
      }),
      { numRuns: 100 },
    );
  });

  it('tells all problems of the largest numbers apart', () => {
    const keys = new Set<number>();
    const problems = new Set<string>();
    const random = new Random(seedFromText('keys'));
    for (const choice of CHOICES) {
      const space = buildSpace(choice.operation, choice.difficulty, choice.friendly);
      for (const problem of [space.nth(0), space.nth(space.size - 1), ...Array.from({ length: 200 }, () => space.draw(random))]) {
        keys.add(problemKey(problem));
        problems.add(`${problem.form} ${problem.a} ${problem.b} ${problem.c}`);
        expect(Math.max(problem.a, problem.b, problem.c)).toBeLessThan(2 ** 14);
      }
    }
    expect(keys.size).toBe(problems.size);
  });
});

/** The rule as it is written: 50 tries, then the next free one from a random place on. */
function plainNext(config: SpeedMathConfig, random: Random, answered: readonly Problem[], onScreen: Problem | null): Problem | undefined {
  const space = buildSpace(config.operation, config.difficulty, config.friendly);
  const text = ({ form, a, b, c }: Problem): string => `${form} ${a} ${b} ${c}`;
  const taken = new Set([...answered, ...(onScreen ? [onScreen] : [])].map(text));
  for (let tries = 0; tries < 50; tries++) {
    const problem = space.draw(random);
    if (!taken.has(text(problem))) return problem;
  }
  const from = random.below(Math.min(space.size, 2 ** 21));
  for (let i = 0; i < space.size; i++) {
    const problem = space.nth((from + i) % space.size);
    if (!taken.has(text(problem))) return problem;
  }
  return undefined;
}
