import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LOG_BYTES, MAX_MOVES } from '../../../../../shared/contract/limits.ts';
import { NEIGHBOURS } from '../../../../../shared/games/number-puzzle/v1/board.ts';
import { canShuffle, canSlide, isUsedUp, MOST_MOVES, numberPuzzle } from '../../../../../shared/games/number-puzzle/v1/rules.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { act, play, repeat, runs, solve, type PuzzleAct } from './play.ts';
import { shortestWay } from './solver.ts';

const easy = { difficulty: 'easy' } as const;
const started = numberPuzzle.start(easy, seedFromText('a'));

describe('a slide', () => {
  it('moves a tile that is directly beside the gap, and no other [R1]', () => {
    fc.assert(
      fc.property(runs, fc.nat(24), ({ last, lastMs }, cell) => {
        const after = numberPuzzle.step(last, { type: 'slide', cell }, lastMs);
        const possible = last.overAtMs === null && (NEIGHBOURS[last.size][last.gap]?.includes(cell) ?? false);
        expect(canSlide(last, cell)).toBe(possible);
        if (!possible) {
          expect(after).toBe(last);
          return;
        }
        expect(after.cells[last.gap]).toBe(last.cells[cell]);
        expect(after).toMatchObject({ gap: cell, moves: last.moves + 1 });
        const changed = after.cells.filter((tile, i) => tile !== last.cells[i]);
        expect(changed).toHaveLength(2);
      }),
    );
  });

  it('counts one move, and one that is not possible counts none [R1, R2]', () => {
    const [near, far] = [
      NEIGHBOURS[3][started.gap]![0]!,
      started.cells.findIndex((_, cell) => !NEIGHBOURS[3][started.gap]!.includes(cell)),
    ];
    expect(numberPuzzle.step(started, { type: 'slide', cell: near }, 10).moves).toBe(1);
    expect(numberPuzzle.step(started, { type: 'slide', cell: far }, 10)).toBe(started);
    expect(numberPuzzle.step(started, { type: 'slide', cell: started.gap }, 10)).toBe(started);
  });

  it('back again restores the board [R1]', () => {
    fc.assert(
      fc.property(runs, ({ last, lastMs }) => {
        const cell = NEIGHBOURS[last.size][last.gap]![0]!;
        const there = numberPuzzle.step(last, { type: 'slide', cell }, lastMs);
        if (numberPuzzle.isOver(there)) return;
        const back = numberPuzzle.step(there, { type: 'slide', cell: last.gap }, lastMs);
        expect(back.cells).toEqual(last.cells);
      }),
    );
  });
});

describe('a run', () => {
  it('is over in the moment the board is solved, and counts all moves and milliseconds up to then [R2, R4]', () => {
    const { last, lastMs, states } = solve(easy, 'a', 700);
    const moves = states.length - 1;
    expect(states.slice(0, -1).every((state) => !numberPuzzle.isOver(state))).toBe(true);
    expect(last).toMatchObject({ overAtMs: moves * 700, moves });
    expect(lastMs).toBe(moves * 700);
    expect(numberPuzzle.outcome(last)).toMatchObject({ movesCount: moves, durationMs: moves * 700, accuracy: null, difficulty: 'easy' });
  });

  it('never ends by time [R4]', () => {
    expect(numberPuzzle.dueAt(started)).toBeNull();
    expect(numberPuzzle.step(started, { type: 'tick' }, 86_400_000)).toBe(started);
  });

  it('is worth what its moves and its time are, by hand', () => {
    const { last } = solve(easy, 'a', 700);
    // By the hints this board takes 34 moves: 23.8 s. 1000 − 170 − 23 = 807; under 30 s, but 34 moves are not efficient: EXPERT.
    expect(numberPuzzle.outcome(last)).toEqual({
      score: 807,
      accuracy: null,
      timeTaken: 23,
      durationMs: 23_800,
      difficulty: 'easy',
      movesCount: 34,
      resumed: false,
      sessionData: { puzzleSize: 3, rating: 'EXPERT', efficient: false, records: { first_easy: 1, speed_easy: 1, 'best_ms/easy': 23_800 } },
    });
  });

  it.each([
    ['easy', 3],
    ['medium', 4],
    ['hard', 5],
  ] as const)('at %s is saved as that, with the puzzle size %i [B1]', (difficulty, puzzleSize) => {
    const { last } = solve({ difficulty }, 'a', 100);
    expect(numberPuzzle.outcome(last)).toMatchObject({ difficulty, sessionData: { puzzleSize } });
  });
});

describe('the answer times', () => {
  it('are none: slides are no answers [R9]', () => {
    fc.assert(
      fc.property(runs, ({ last }) => {
        expect(numberPuzzle.answerTimes(last)).toEqual([]);
      }),
    );
  });
});

describe('a solver that knows nothing of these rules', () => {
  it('solves every small board through them, in as many moves as it planned [B2, R1, R4]', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const { cells } = numberPuzzle.start(easy, seedFromText(id));
        const way = shortestWay(cells);
        const { last } = play(
          easy,
          id,
          way.map((cell) => act(400, cell)),
        );
        expect(numberPuzzle.isOver(last)).toBe(true);
        expect(numberPuzzle.outcome(last)).toMatchObject({ movesCount: way.length, durationMs: 400 * way.length });
      }),
      { numRuns: 10 },
    );
  });
});

describe('a shuffle', () => {
  it('makes another board, and moves and time begin anew: the outcome counts from the last one [R3]', () => {
    const lost: PuzzleAct[] = [act(5_000, 'up'), act(60_000, 'down'), act(10_000, 'shuffle')];
    const { states, last } = solve(easy, 'a', 500, lost);
    expect(states[3]).toMatchObject({ moves: 0, startedAtMs: 75_000 });
    expect(states[3]!.cells).not.toEqual(states[2]!.cells);
    const moves = states.length - 1 - lost.length;
    expect(numberPuzzle.outcome(last)).toMatchObject({ movesCount: moves, durationMs: moves * 500, timeTaken: Math.floor(moves / 2) });
  });

  it('is another one each time, and the same from the same seed [R3]', () => {
    const acts = [act(0, 'shuffle'), act(0, 'shuffle'), act(0, 'shuffle')];
    const boards = play(easy, 'b', acts).states.map(({ cells }) => cells.join());
    expect(new Set(boards).size).toBe(4);
    expect(play(easy, 'b', acts).states.map(({ cells }) => cells.join())).toEqual(boards);
  });

  it('can be had 300 times a run; another one changes nothing, and the board can still be solved [R8]', () => {
    const { states, last } = solve(easy, 'b', 100, repeat(302, 10, 'shuffle'));
    expect(canShuffle(states[299]!)).toBe(true);
    expect(canShuffle(states[300]!)).toBe(false);
    expect(states[302]).toBe(states[300]);
    expect(states[300]).toMatchObject({ shuffles: 300, played: 300, startedAtMs: 3000 });
    expect(numberPuzzle.isOver(last)).toBe(true);
  });
});

describe('a resume', () => {
  it('leaves the board, the moves and the clock, and marks the run [R5]', () => {
    const { states, last } = play(easy, 'a', [act(1000, 'hint'), act(0, 'resume')]);
    expect(last).toEqual({ ...states[1], resumed: true });
  });

  it('is no best time and earns nothing that looks at the clock; a shuffle does not undo it [R5]', () => {
    for (const first of [[act(0, 'resume')], [act(0, 'resume'), act(0, 'shuffle')]]) {
      const { resumed, sessionData } = numberPuzzle.outcome(solve(easy, 'a', 100, first).last);
      expect(resumed).toBe(true);
      expect(sessionData['records']).not.toHaveProperty('best_ms/easy');
      expect(sessionData['records']).not.toHaveProperty('speed_easy');
      expect(sessionData['records']).not.toHaveProperty('master_easy');
      expect(sessionData['records']).toHaveProperty('first_easy', 1);
    }
  });
});

describe('a run without end', () => {
  it('takes 10,000 slides and shuffles, then nothing moves any more and it is not over [R7]', () => {
    let state = started;
    for (let i = 1; i < MOST_MOVES; i++) {
      const cell = NEIGHBOURS[3][state.gap]![0]!;
      state = numberPuzzle.step(state, i % 100 === 0 ? { type: 'shuffle' } : { type: 'slide', cell }, i);
    }
    expect(isUsedUp(state)).toBe(false);
    state = numberPuzzle.step(state, { type: 'shuffle' }, MOST_MOVES);
    expect(isUsedUp(state)).toBe(true);
    for (const cell of NEIGHBOURS[3][state.gap]!) expect(numberPuzzle.step(state, { type: 'slide', cell }, MOST_MOVES)).toBe(state);
    expect(numberPuzzle.step(state, { type: 'shuffle' }, MOST_MOVES)).toBe(state);
    expect(numberPuzzle.isOver(state)).toBe(false);
  });

  it('has a log within what is stored, even with hours between its moves [R7]', () => {
    expect(MOST_MOVES).toBeLessThanOrEqual(MAX_MOVES / 2);
    // A delta of up to 16 hours has five digits; then come the mark, the cell and the end.
    expect(MOST_MOVES * (5 + 1 + 1 + 1)).toBeLessThan(MAX_LOG_BYTES);
  });
});
