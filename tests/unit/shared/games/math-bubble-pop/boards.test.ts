import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makesTarget, OPERATORS, type Operator } from '../../../../../shared/games/math-bubble-pop/v1/arithmetic.ts';
import { drawBoard } from '../../../../../shared/games/math-bubble-pop/v1/boards.ts';
import { neededAt } from '../../../../../shared/games/math-bubble-pop/v1/levels.ts';
import { nextTarget } from '../../../../../shared/games/math-bubble-pop/v1/targets.ts';
import { Random } from '../../../../../shared/random.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { choices, findSet, sets, valueOf, type Puzzle } from './search.ts';

const LEVELS = Array.from({ length: 30 }, (_, i) => i + 1);
const CHOICES = OPERATORS.flatMap((operator) => LEVELS.map((level) => ({ operator, level })));

const random = (text: string) => new Random(seedFromText(text));
const seeds = fc.string({ minLength: 1 });

const within = (lowest: number, highest: number) => (n: number) => Number.isInteger(n) && n >= lowest && n <= highest;
const ends = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)];

interface Drawn {
  readonly puzzle: Puzzle;
  readonly colours: readonly number[];
}

function boardFor(operator: Operator, level: number, target: number, luck: Random): Drawn {
  const bubbles = drawBoard({ operator, value: target }, level, luck);
  expect(bubbles.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const numbers = bubbles.map(({ number }) => number);
  return { puzzle: { operator, target, needed: neededAt(operator, level), numbers }, colours: bubbles.map(({ colour }) => colour) };
}

/** A target of a level with two boards for it: a wrong set brings the same target again. */
function draw(operator: Operator, level: number, text: string): readonly Drawn[] {
  const luck = random(text);
  const { value } = nextTarget(operator, level, luck, null);
  return [boardFor(operator, level, value, luck), boardFor(operator, level, value, luck)];
}

describe('a board', () => {
  it.each(CHOICES)('of $operator at level $level always has a solution, also when its target comes again', ({ operator, level }) => {
    fc.assert(
      fc.property(seeds, (text) => {
        for (const { puzzle } of draw(operator, level, text)) expect(findSet(puzzle), JSON.stringify(puzzle)).toBeDefined();
      }),
      { numRuns: 25 },
    );
  });

  it('holds twelve whole numbers of at least 1 and below 1,000, and a whole target of at least 1', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...CHOICES), (text, { operator, level }) => {
        const [{ puzzle }] = draw(operator, level, text) as [Drawn];
        expect(puzzle.numbers).toHaveLength(12);
        for (const number of [...puzzle.numbers, puzzle.target])
          expect(Number.isInteger(number) && number >= 1 && number <= 1000).toBe(true);
      }),
    );
  });

  const puzzles = (operator: Operator, check: (puzzle: Puzzle, level: number) => void) =>
    fc.assert(
      fc.property(seeds, fc.constantFrom(...LEVELS), (text, level) =>
        draw(operator, level, text).forEach(({ puzzle }) => check(puzzle, level)),
      ),
    );

  it('of addition has bubbles of 1 to min(13 + 2s, 50) [N1]', () => {
    puzzles('addition', ({ numbers }, s) => expect(numbers.every(within(1, Math.min(13 + 2 * s, 50)))).toBe(true));
  });

  it('of subtraction has a target of its level, eight bubbles to take away, and four that can stand first [N2]', () => {
    puzzles('subtraction', ({ numbers, target, needed }, s) => {
      const largestTaken = Math.min(8 + s, 25);
      const largestTarget = Math.min(8 + 2 * s, 40);
      const falling = numbers.toSorted((a, b) => b - a);
      expect(target).toSatisfy(within(1, largestTarget));
      expect(falling.slice(4).every(within(1, largestTaken))).toBe(true);
      expect(falling.slice(0, 4).every(within(needed, largestTarget + (needed - 1) * largestTaken))).toBe(true);
    });
  });

  it('of subtraction reaches the ends of its ranges [N2]', () => {
    const drawn = Array.from({ length: 500 }, (_, i) => (draw('subtraction', 4, `ends ${i}`)[0] as Drawn).puzzle);
    expect(ends(drawn.map(({ target }) => target))).toEqual([1, 16]);
    expect(ends(drawn.flatMap(({ numbers }) => numbers.toSorted((a, b) => a - b).slice(0, 8)))).toEqual([1, 12]);
    // A number above 12 can only stand first.
    expect(Math.max(...drawn.map(({ numbers }) => numbers.filter((number) => number > 12).length))).toBe(4);
  });

  it('of multiplication has a solution of factors of its level among others of its level, and a target of at most 1,000 [N3]', () => {
    puzzles('multiplication', ({ numbers, target, needed }, s) => {
      const largestFactor = needed === 2 ? 8 + s : needed === 3 ? 3 + s : Math.min(s - 2, 9);
      const isSolution = (ids: readonly number[]) => {
        const factors = ids.map((id) => numbers[id] ?? 0);
        const others = numbers.filter((_, id) => !ids.includes(id));
        return (
          valueOf('multiplication', factors) === target &&
          factors.every(within(2, largestFactor)) &&
          others.every(within(2, Math.min(11 + s, 20)))
        );
      };
      expect(target).toSatisfy(within(4, 1000));
      expect(
        [
          ...choices(
            numbers.map((_, id) => id),
            needed,
          ),
        ].some(isSolution),
      ).toBe(true);
    });
  });

  it('of multiplication takes one of all ways to factor its target by chance [N3]', () => {
    // At level 5 three factors of 2 to 8 make 64: 2 × 4 × 8 or 4 × 4 × 4. Of the latter alone there are three 4 on a board.
    const luck = random('ways');
    const boards = Array.from({ length: 200 }, () => boardFor('multiplication', 5, 64, luck).puzzle.numbers);
    const withThree = boards.filter((numbers) => numbers.filter((number) => number === 4).length >= 3);
    // 100 expected, standard deviation 7.
    expect(withThree.length).toSatisfy(within(60, 140));
  });

  it('of division has a target of its level, six dividends and six divisors [N4]', () => {
    puzzles('division', ({ numbers, target }, s) => {
      const isQuotient = within(2, Math.min(8 + s, 16));
      const isDivisor = within(2, Math.min(7 + s, 12));
      const isDividend = (number: number) => LEVELS.some((divisor) => isDivisor(divisor) && isQuotient(number / divisor));
      expect(target).toSatisfy(isQuotient);
      // Some numbers can be both: with six of each kind at least, and none of another, they are six and six.
      expect(numbers.filter(isDivisor).length).toBeGreaterThanOrEqual(6);
      expect(numbers.filter(isDividend).length).toBeGreaterThanOrEqual(6);
      expect(numbers.every((number) => isDivisor(number) || isDividend(number))).toBe(true);
    });
  });

  it('lets no set pass by the tolerance of 0.01 that does not make the target [S3]', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...LEVELS), (text, level) => {
        for (const { puzzle } of draw('division', level, text)) {
          for (const ids of sets(puzzle)) {
            const chosen = ids.map((id) => puzzle.numbers[id] ?? 0);
            expect(makesTarget('division', chosen, puzzle.target)).toBe(valueOf('division', chosen) === puzzle.target);
          }
        }
      }),
    );
  });

  it('never has two neighbours of one colour, in three, four or six columns [N6]', () => {
    fc.assert(
      fc.property(seeds, (text) => {
        const [{ colours }] = draw('addition', 1, text) as [Drawn];
        for (const columns of [3, 4, 6]) {
          for (const [i, colour] of colours.entries()) {
            if ((i + 1) % columns !== 0) expect(colours[i + 1]).not.toBe(colour);
            if (columns < 6) expect(colours[i + columns]).not.toBe(colour);
          }
        }
      }),
    );
  });

  it('is another one when its target comes again', () => {
    const [first, second] = draw('addition', 3, 'again') as [Drawn, Drawn];
    expect(second.puzzle.target).toBe(first.puzzle.target);
    expect(second.puzzle.numbers).not.toEqual(first.puzzle.numbers);
  });
});

describe('a new target', () => {
  it('never is the number just before it [N5]', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...OPERATORS, 'mixed' as const), fc.constantFrom(...LEVELS), (text, operation, level) => {
        const luck = random(text);
        let before: number | null = null;
        for (let i = 0; i < 30; i++) {
          const { value } = nextTarget(operation, level, luck, before);
          expect(value).not.toBe(before);
          before = value;
        }
      }),
    );
  });

  it('of a mixed game is drawn from all four operations [C1]', () => {
    const luck = random('mixed');
    const drawn = new Set(Array.from({ length: 60 }, () => nextTarget('mixed', 1, luck, null).operator));
    expect(drawn.size).toBe(4);
  });
});
