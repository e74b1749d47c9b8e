import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARROWS, neighbour } from '../../../../../client/games/math-bubble-pop/neighbour.ts';

describe('an arrow key on the board', () => {
  it.each([
    [0, 'ArrowRight', 4, 1],
    [3, 'ArrowRight', 4, 3],
    [1, 'ArrowLeft', 4, 0],
    [4, 'ArrowLeft', 4, 4],
    [0, 'ArrowDown', 4, 4],
    [9, 'ArrowDown', 4, 9],
    [1, 'ArrowUp', 4, 1],
    [5, 'ArrowDown', 3, 8],
    [11, 'ArrowDown', 3, 11],
    [8, 'ArrowUp', 6, 2],
  ] as const)('leads from %i by %s in %i columns to %i', (at, arrow, columns, to) => {
    expect(neighbour(at, arrow, columns, 12)).toBe(to);
  });

  it('stays on the board, and its opposite leads back from all but an edge', () => {
    const opposite = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft', ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' } as const;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 11 }), fc.constantFrom(...ARROWS), fc.constantFrom(3, 4, 6), (at, arrow, columns) => {
        const to = neighbour(at, arrow, columns, 12);
        expect(to >= 0 && to < 12).toBe(true);
        if (to !== at) expect(neighbour(to, opposite[arrow], columns, 12)).toBe(at);
      }),
    );
  });
});
