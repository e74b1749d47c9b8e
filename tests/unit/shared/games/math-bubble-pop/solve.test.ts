import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATORS } from '../../../../../shared/games/math-bubble-pop/v1/arithmetic.ts';
import { drawBoard } from '../../../../../shared/games/math-bubble-pop/v1/boards.ts';
import { neededAt } from '../../../../../shared/games/math-bubble-pop/v1/levels.ts';
import { oneSolution } from '../../../../../shared/games/math-bubble-pop/v1/solve.ts';
import { nextTarget } from '../../../../../shared/games/math-bubble-pop/v1/targets.ts';
import { Random } from '../../../../../shared/random.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { valueOf } from './search.ts';

describe('a solution shown at the end', () => {
  it('makes the target with as many bubbles of the board as are needed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom(...OPERATORS), fc.integer({ min: 1, max: 30 }), (text, operator, level) => {
        const luck = new Random(seedFromText(text));
        const target = nextTarget(operator, level, luck, null);
        const bubbles = drawBoard(target, level, luck);
        const needed = neededAt(operator, level);
        const solution = oneSolution({ operator, target: target.value, needed, bubbles });
        expect(solution).toHaveLength(needed);
        expect(valueOf(operator, solution)).toBe(target.value);
        const left = bubbles.map(({ number }) => number);
        for (const number of solution) {
          expect(left).toContain(number);
          left.splice(left.indexOf(number), 1);
        }
      }),
    );
  });

  it('is empty for a board without one', () => {
    const bubbles = [1, 2, 3].map((number, id) => ({ id, number, colour: 0 }));
    expect(oneSolution({ operator: 'addition', target: 9, needed: 2, bubbles })).toEqual([]);
    expect(oneSolution({ operator: 'subtraction', target: 2, needed: 2, bubbles })).toEqual([3, 1]);
    expect(oneSolution({ operator: 'division', target: 3, needed: 2, bubbles })).toEqual([3, 1]);
  });
});
