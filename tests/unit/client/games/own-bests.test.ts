import { describe, expect, it } from 'vitest';
import { ownBests } from '../../../../client/games/catalogue/own-bests.ts';
import { bestsOf, type EndedSession } from '../../../../shared/progress/folds/bests.ts';

const DAY_MS = 86_400_000;
const TODAY = 20_784;
/** Ten minutes to midnight by UTC. */
const LATE_MS = TODAY * DAY_MS - 600_000;

const speedMath = (operation: string, ms: number, endMs: number): EndedSession => ({
  game: 'speed-math',
  score: 100,
  accuracy: 100,
  durationMs: ms * 10,
  difficulty: 'easy',
  resumed: false,
  data: { operation, questions: 10, friendly: false, clock: 'on' },
  facts: [10, 10, ms * 10],
  endMs,
});

const board = (durationMs: number): EndedSession => ({
  game: 'number-puzzle',
  score: 500,
  durationMs,
  movesCount: 40,
  difficulty: 'easy',
  resumed: false,
  data: { puzzleSize: 3, clock: 'on' },
  facts: [1, 1, durationMs],
  endMs: LATE_MS - 3 * DAY_MS,
});

/** A run with every number right. */
const memory = (digits: number, count: number, endMs: number): EndedSession => ({
  game: 'number-sequence',
  score: 400,
  accuracy: 100,
  durationMs: 20_000,
  difficulty: 'easy',
  resumed: false,
  data: { digits, count, timeLimit: 60, rounds: 2, clock: 'on' },
  facts: [2, 2, 20_000],
  endMs,
});

describe('What a card of the catalogue says of a player', () => {
  it('is the best with the set-up that was played last, and when that was', () => {
    const bests = bestsOf([
      speedMath('addition', 900, LATE_MS - 2 * DAY_MS),
      speedMath('division', 2_400, LATE_MS - DAY_MS),
      speedMath('division', 3_100, LATE_MS),
      board(75_400),
    ]);
    expect([...ownBests(bests, TODAY, () => 0)]).toEqual([
      ['speed-math', { best: 'Best 2.4\u00a0s', when: 'Yesterday' }],
      ['number-puzzle', { best: 'Best 1:15.4', when: 'Nov 23' }],
    ]);
  });

  it('is in Memory Challenge the most digits that were ever held at once, whatever was played last', () => {
    const bests = bestsOf([memory(3, 4, LATE_MS - DAY_MS), memory(2, 3, LATE_MS)]);
    expect(ownBests(bests, TODAY, () => 0).get('number-sequence')).toEqual({ best: 'Best 12 digits', when: 'Yesterday' });
  });

  it('is told by the day at the place of the player', () => {
    const bests = bestsOf([speedMath('addition', 900, LATE_MS)]);
    expect(ownBests(bests, TODAY, () => 60).get('speed-math')?.when).toBe('Today');
  });

  it('is nothing for a game that was never played', () => {
    expect(ownBests({}, TODAY, () => 0).size).toBe(0);
  });
});
