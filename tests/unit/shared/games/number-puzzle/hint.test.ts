import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEIGHBOURS, solvedCells } from '../../../../../shared/games/number-puzzle/v1/board.ts';
import { DIFFICULTIES } from '../../../../../shared/games/number-puzzle/v1/config.ts';
import { hintText } from '../../../../../client/words/en/number-puzzle/hint.ts';
import { hintFor } from '../../../../../shared/games/number-puzzle/v1/hint.ts';
import { numberPuzzle, type NumberPuzzleState } from '../../../../../shared/games/number-puzzle/v1/rules.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { configs, runs, solve, TO_THE_END } from './play.ts';

/** Every board on the way of who does as the hints say. */
function byHints(start: NumberPuzzleState): NumberPuzzleState[] {
  const way = [start];
  for (let state = start; !numberPuzzle.isOver(state) && way.length <= TO_THE_END; way.push(state)) {
    state = numberPuzzle.step(state, { type: 'slide', cell: hintFor(state.cells, state.size)!.cell }, way.length);
  }
  return way;
}

describe('a hint', () => {
  it('is the same for the same board, whatever was played or asked before, and changes nothing [H1]', () => {
    fc.assert(
      fc.property(runs, ({ states }) => {
        const boards = states.map(({ cells, size }) => ({ cells: Object.freeze(cells.slice()), size }));
        const first = boards.map(({ cells, size }) => hintFor(cells, size));
        const again = boards.toReversed().map(({ cells, size }) => hintFor(cells, size));
        expect(again.toReversed()).toEqual(first);
        expect(boards.map(({ cells }) => cells)).toEqual(states.map(({ cells }) => cells));
      }),
      { numRuns: 30 },
    );
  });

  it('costs nothing: a board solved by hints alone is worth what its slides and its time are [H1]', () => {
    fc.assert(
      fc.property(configs, fc.string({ minLength: 1 }), (config, id) => {
        const { last, entries } = solve(config, id, 400);
        const moves = entries.length;
        const score = Math.max(1000 - 5 * moves - Math.floor(moves * 0.4), 100);
        expect(numberPuzzle.outcome(last)).toMatchObject({
          score,
          movesCount: moves,
          durationMs: 400 * moves,
          sessionData: { records: { [`best_ms/${config.difficulty}`]: 400 * moves } },
        });
      }),
      { numRuns: 15 },
    );
  });

  it('names a slide that is possible, the way it goes, and the tile, in one sentence [H3]', () => {
    fc.assert(
      fc.property(runs, ({ last }) => {
        const hint = hintFor(last.cells, last.size);
        if (numberPuzzle.isOver(last)) {
          expect(hint).toBeUndefined();
          return;
        }
        expect(NEIGHBOURS[last.size][last.gap]).toContain(hint?.cell);
        expect(hintText(hint!)).toMatch(new RegExp(`^[^.]+: slide ${last.cells[hint!.cell]} ${hint!.direction}\\.$`));
        expect(hint?.places.every((cell) => cell >= 0 && cell < last.cells.length - 1)).toBe(true);
      }),
    );
  });

  it('leads to the end from any board, for who follows it [H4]', () => {
    fc.assert(
      fc.property(configs, fc.string(), (config, id) => {
        const way = byHints(numberPuzzle.start(config, seedFromText(id)));
        expect(numberPuzzle.isOver(way.at(-1)!)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('never leads in a circle [H4]', () => {
    for (const difficulty of DIFFICULTIES) {
      const boards = byHints(numberPuzzle.start({ difficulty }, seedFromText('circle'))).map(({ cells }) => cells.join());
      expect(new Set(boards).size).toBe(boards.length);
    }
  });

  it('leaves alone what it has put in place: the first tile, once there, stays [H3]', () => {
    for (const difficulty of DIFFICULTIES) {
      const way = byHints(numberPuzzle.start({ difficulty }, seedFromText('stays')));
      const from = way.findIndex(({ cells }) => cells[0] === 1);
      expect(way.slice(from).every(({ cells }) => cells[0] === 1)).toBe(true);
    }
  });

  it.each([
    ['a tile that can go towards its place', [2, 3, 1, 4, 5, 6, 7, 8, 0], /^Make room for 1: slide \d (up|down|left|right)\.$/, [0]],
    ['the tile itself', [0, 1, 2, 3, 4, 5, 6, 7, 8], /^1 belongs in row 1, column 1: slide 1 left\.$/, [0]],
    ['two that close a row', [1, 4, 2, 5, 0, 3, 7, 8, 6], /^2 and 3 fill the row, one right behind the other: slide \d \w+\.$/, [1, 2]],
    ['the corner trick', [1, 2, 4, 3, 0, 5, 7, 8, 6], /^Corner trick, 2 steps aside to let 3 in with it: slide \d \w+\.$/, [1, 2]],
    ['the last of a row', [1, 2, 0, 4, 5, 3, 7, 8, 6], /^3 fills the row: slide 3 up\.$/, [1, 2]],
    [
      'two that close a column',
      [1, 2, 3, 7, 4, 5, 0, 8, 6],
      /^4 and 7 fill the column, one right behind the other: slide \d \w+\.$/,
      [3, 6],
    ],
    ['the last three tiles', [1, 2, 3, 4, 5, 6, 7, 0, 8], /^Almost done, turn the last tiles round: slide 8 left\.$/, [4, 5, 7]],
  ])('knows %s [H2, H3]', (_, cells, text, places) => {
    const hint = hintFor(cells, 3);
    expect(hint && hintText(hint)).toMatch(text);
    expect(hint?.places).toEqual(places);
  });

  it('has nothing to say of a solved board', () => {
    for (const size of [3, 4, 5] as const) expect(hintFor(solvedCells(size), size)).toBeUndefined();
  });
});
