import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makesTarget, OPERATORS, type Operator } from '../../../../../shared/games/math-bubble-pop/v1/arithmetic.ts';
import { drawBoard } from '../../../../../shared/games/math-bubble-pop/v1/boards.ts';
import { neededAt } from '../../../../../shared/games/math-bubble-pop/v1/levels.ts';
import { nextTarget } from '../../../../../shared/games/math-bubble-pop/v1/targets.ts';
import { Random } from '../../../../../shared/random.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { findSet, sets, valueOf, type Puzzle } from './search.ts';

const LEVELS = Array.from({ length: 30 }, (_, i) => i + 1);
const CHOICES = OPERATORS.flatMap((operator) => LEVELS.map((level) => ({ operator, level })));

const random = (text: string) => new Random(seedFromText(text));
const seeds = fc.string({ minLength: 1 });

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
        for (const number of [...puzzle.numbers, puzzle.target]) expect(Number.isInteger(number) && number >= 1 && number <= 1000).toBe(true);
      }),
    );
  });

  it('keeps to the ranges of its level [N1–N4]', () => {
    const expectRange = (numbers: readonly number[], lowest: number, highest: number) => {
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(lowest);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(highest);
    };
    fc.assert(
      fc.property(seeds, fc.constantFrom(...LEVELS), (text, s) => {
        const puzzleOf = (operator: Operator) => (draw(operator, s, text)[0] as Drawn).puzzle;
        expectRange(puzzleOf('addition').numbers, 1, Math.min(13 + 2 * s, 50));
        expectRange([puzzleOf('subtraction').target], 1, Math.min(8 + 2 * s, 40));
        expectRange(puzzleOf('multiplication').numbers, 2, Math.max(8 + s, 20));
        expectRange([puzzleOf('multiplication').target], 4, 1000);
        expectRange([puzzleOf('division').target], 2, Math.min(8 + s, 16));
        expectRange(puzzleOf('division').numbers, 2, 192);
      }),
    );
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
