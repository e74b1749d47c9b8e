import { describe, expect, it } from 'vitest';
import { shortWay } from '../../../../../shared/games/number-puzzle/short-way.ts';
import { isSolved, solvedCells } from '../../../../../shared/games/number-puzzle/v1/board.ts';
import { DIFFICULTIES } from '../../../../../shared/games/number-puzzle/v1/config.ts';
import { numberPuzzle } from '../../../../../shared/games/number-puzzle/v1/rules.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { shortestWay } from './solver.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];

describe('a short way', () => {
  it.each(DIFFICULTIES)('solves a board by the rules of the game: %s', (difficulty) => {
    const start = numberPuzzle.start({ difficulty }, seedFromText('c0'));
    const way = shortWay(start.cells, start.size, 200) ?? [];
    const end = way.reduce((state, cell) => numberPuzzle.step(state, { type: 'slide', cell }, 0), start);
    expect([isSolved(end.cells), end.moves]).toEqual([true, way.length]);
  });

  it('is the shortest on small boards such as these', () => {
    for (const id of IDS) {
      const { cells, size } = numberPuzzle.start({ difficulty: 'easy' }, seedFromText(id));
      expect(shortWay(cells, size, 31)).toHaveLength(shortestWay(cells).length);
    }
  });

  it('of a solved board is empty', () => {
    expect(shortWay(solvedCells(4), 4, 200)).toEqual([]);
  });

  it('that takes more slides than are wanted is not found', () => {
    const { cells, size } = numberPuzzle.start({ difficulty: 'easy' }, seedFromText('a'));
    const least = shortestWay(cells).length;
    expect([shortWay(cells, size, least)?.length, shortWay(cells, size, least - 1)]).toEqual([least, undefined]);
  });

  it('of a board that cannot be solved is not found', () => {
    expect(shortWay([2, 1, 3, 4, 5, 6, 7, 8, 0], 3, 60)).toBeUndefined();
  });
});
