import { describe, expect, it } from 'vitest';
import type { SessionSummary } from '../../../../shared/contract/state.ts';
import { sameSetup } from '../../../../shared/games/same-setup.ts';
import { speedMath } from '../../../../shared/games/speed-math/v1/rules.ts';
import { compareRun, setupStanding } from '../../../../shared/progress/comparison.ts';
import { foldParts, whole } from '../../../../shared/progress/parts.ts';
import { session } from './sessions.ts';

const bestsOf = (...sessions: readonly SessionSummary[]) => whole(foldParts(sessions.map((one) => ({ session: one }))), 'bests');
const SUMS = 'speed-math addition.medium.10.friendly';

const sums = (id: string, endMs: number, meanMs: number, change: Partial<SessionSummary> = {}) =>
  session(id, {
    endMs,
    data: { operation: 'addition', friendly: true, questions: 15 },
    facts: [15, 15, 15 * meanMs, null, {}],
    ...change,
  });
const board = (id: string, endMs: number, durationMs: number, movesCount: number) =>
  session(id, { game: 'number-puzzle', endMs, durationMs, movesCount, data: { puzzleSize: 4 } });
const bubbles = (id: string, endMs: number, score: number) =>
  session(id, { game: 'math-bubble-pop', endMs, score, data: { operation_type: 'mixed' } });

describe('a run beside those before it', () => {
  const before = bestsOf(sums('a', 1, 1_600), sums('b', 2, 1_000), sums('c', 3, 1_300));

  it('is faster than last time, than the first, and a new best, or not', () => {
    expect(compareRun(before, sums('d', 4, 1_100))?.figures).toEqual([
      {
        measure: 'pace',
        value: 1_100,
        isNewBest: false,
        best: 1_000,
        bestBefore: 1_000,
        last: 1_300,
        first: 1_600,
        gainOnLast: 200,
        gainOnFirst: 500,
      },
    ]);
    expect(compareRun(before, sums('d', 4, 900))?.figures[0]).toMatchObject({ isNewBest: true, best: 900, bestBefore: 1_000 });
    expect(compareRun(before, sums('d', 4, 1_400))?.figures[0]).toMatchObject({ isNewBest: false, gainOnLast: -100, gainOnFirst: 200 });
  });

  it('is no new best if it equals the best, and none if it is the first', () => {
    expect(compareRun(before, sums('d', 4, 1_000))?.figures[0]).toMatchObject({ isNewBest: false, best: 1_000 });
    expect(compareRun({}, sums('d', 4, 1_000))).toEqual({
      key: SUMS,
      before: undefined,
      figures: [{ measure: 'pace', value: 1_000, isNewBest: false, best: 1_000 }],
    });
  });

  it('that cannot be compared is told what there is to reach, and nothing of itself', () => {
    const compared = compareRun(before, sums('d', 4, 400, { accuracy: 60 }));
    expect(compared?.figures).toEqual([]);
    expect(compared?.before).toMatchObject({ runs: 3, figures: [{ best: { value: 1_000, endMs: 2 } }] });
  });

  it('is not compared with what is not alike', () => {
    expect(compareRun(before, sums('d', 4, 400, { difficulty: 'hard' }))).toMatchObject({
      before: undefined,
      figures: [{ isNewBest: false }],
    });
    expect(compareRun(before, sums('d', 4, 400, { course: 'calm' }))).toMatchObject({ before: undefined, figures: [{ isNewBest: false }] });
    expect(compareRun(before, session('d', { game: 'math-duel' }))).toBeUndefined();
  });

  it('has two figures in the puzzle, of which one can be a best', () => {
    const boards = bestsOf(board('a', 1, 80_000, 90), board('b', 2, 100_000, 70));
    expect(compareRun(boards, board('c', 3, 70_000, 75))?.figures).toEqual([
      expect.objectContaining({ measure: 'time', isNewBest: true, best: 70_000, gainOnLast: 30_000 }),
      expect.objectContaining({ measure: 'moves', isNewBest: false, best: 70, gainOnLast: -5 }),
    ]);
  });

  it('where more is better gains by more', () => {
    const played = bestsOf(bubbles('a', 1, 800), bubbles('b', 2, 1_200));
    expect(compareRun(played, bubbles('c', 3, 1_500))?.figures).toEqual([
      {
        measure: 'score',
        value: 1_500,
        isNewBest: true,
        best: 1_500,
        bestBefore: 1_200,
        last: 1_200,
        first: 800,
        gainOnLast: 300,
        gainOnFirst: 700,
      },
    ]);
  });
});

describe('where a player stands with a set-up', () => {
  it('is found by the set-up that a form has', () => {
    const key = sameSetup(speedMath, { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 90, questions: 12 });
    expect(key).toBe(SUMS);
    expect(setupStanding(bestsOf(sums('a', 5, 1_600), sums('b', 9, 1_000)), SUMS)).toEqual({
      key: SUMS,
      game: 'speed-math',
      runs: 2,
      figures: [
        {
          measure: 'pace',
          best: { value: 1_000, endMs: 9 },
          first: { value: 1_600, endMs: 5 },
          last: { value: 1_000, endMs: 9 },
          line: [
            { value: 1_600, endMs: 5 },
            { value: 1_000, endMs: 9 },
          ],
        },
      ],
    });
  });

  it('is unknown before the first run, and for a game that this build does not have', () => {
    expect(setupStanding({}, SUMS)).toBeUndefined();
    expect(setupStanding(bestsOf(sums('a', 5, 1_600)), 'constructor')).toBeUndefined();
    expect(setupStanding({ 'unheard-of 7': [1, [[5, 1]], [1, 5], [[1, 5]]] }, 'unheard-of 7')).toBeUndefined();
  });

  it('has a line of the last twenty runs, the earliest first', () => {
    const runs = Array.from({ length: 30 }, (_, i) => sums(`s${i}`, i, 2_000 - i));
    const standing = setupStanding(bestsOf(...runs), SUMS);
    expect(standing?.runs).toBe(30);
    expect(standing?.figures[0].line.map(({ endMs }) => endMs)).toEqual(Array.from({ length: 20 }, (_, i) => 10 + i));
    expect(standing?.figures[0].first).toEqual({ value: 2_000, endMs: 0 });
  });
});
