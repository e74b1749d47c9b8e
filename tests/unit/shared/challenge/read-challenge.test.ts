import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChallengeRevision } from '../../../../shared/contract/content.ts';
import { challengeSeed } from '../../../../shared/challenge/challenge.ts';
import { readChallenge } from '../../../../shared/challenge/read-challenge.ts';
import { dayNumber } from '../../../../shared/day.ts';
import { mathRace } from '../../../../shared/games/math-race/v1/rules.ts';
import { parseConfig as parseRace } from '../../../../shared/games/math-race/v1/config.ts';
import { numberPuzzle } from '../../../../shared/games/number-puzzle/v1/rules.ts';
import { parseConfig as parsePuzzle } from '../../../../shared/games/number-puzzle/v1/config.ts';
import { speedMath } from '../../../../shared/games/speed-math/v1/rules.ts';
import { parseConfig as parseSpeedMath } from '../../../../shared/games/speed-math/v1/config.ts';
import { read, revision, withData } from './revisions.ts';

describe('a challenge is read from its revision', () => {
  const common = { id: 'challenge-1', revision: 1, day: dayNumber(Date.parse('2026-11-22T12:00:00Z'), 0), xpReward: 100 };

  it('of Speed Math, with its questions, time and target (spec 2 §3)', () => {
    const config = { operation: 'division', difficulty: 'double', friendly: true, timeLimit: 120, questions: 12 };
    expect(read(revision(1, { operation: 'division', questions: 12, target_score: 90 }))).toMatchObject({
      ...common,
      rules: { slug: 'speed-math' },
      goal: { config, targetScore: 90 },
    });
  });

  it('of Math Race, whose target is the right answers to the finish (decision C3)', () => {
    const config = { operation: 'addition', from: 1, to: 20, target: 30 };
    expect(read(revision(2, { target_score: 30 }))).toMatchObject({ ...common, rules: { slug: 'math-race' }, goal: { config } });
  });

  it('of the Number Puzzle, whose board is named by its size (G15), with both limits (decision C11)', () => {
    expect(read(revision(3, { puzzle_size: 5, moves_limit: 180 }, { time_limit: 300 }))).toMatchObject({
      ...common,
      rules: { slug: 'number-puzzle' },
      goal: { config: { difficulty: 'hard' }, targetScore: 200, movesLimit: 180, timeLimit: 300 },
    });
  });

  it.each([
    ['easy', 'single', 10],
    ['medium', 'double', 20],
    ['hard', 'three', 50],
  ] as const)('with the difficulty %s: numbers of Speed Math %s, a race up to %i (spec 1 §9)', (difficulty, digits, to) => {
    expect(read(revision(1, {}, { difficulty })).goal.config).toMatchObject({ difficulty: digits });
    expect(read(revision(2, {}, { difficulty })).goal.config).toMatchObject({ from: 1, to });
  });
});

describe('the data of a challenge has two readings (decision C4)', () => {
  it.each([1, 2, 3] as const)('what is missing for game %i is what the form says at first', (gameId) => {
    expect(read(withData(revision(gameId), {}))).toEqual(read(revision(gameId)));
  });

  it('the short one has operation, questions and target alone', () => {
    const short = { operation: 'addition', questions: 20, target_score: 150 };
    expect(read(withData(revision(1), short))).toEqual(read(revision(1, short)));
  });

  it('fifteen questions are the default (decision C3)', () => {
    expect(read(withData(revision(1), {})).goal.config).toMatchObject({ questions: 15, operation: 'mixed' });
  });
});

describe('a revision that no set-up fits is refused by its field', () => {
  it.each([
    ['a game that is no challenge', revision(1, {}, { game_id: 7 }), 'game_id'],
    ['a day that does not exist', revision(1, {}, { date: '2026-02-30' }), 'date'],
    ['an operation that nobody knows', revision(1, { operation: 'roots' }), 'operation'],
    ['too many questions', revision(1, { questions: 101 }), 'questions'],
    ['no time', revision(1, {}, { time_limit: 0 }), 'time_limit'],
    ['a race without an operation', revision(2, { operation: '' }), 'operation'],
    ['a race to a target that is no number', revision(2, { target_score: '20' as never }), 'target_score'],
    ['a board of two tiles a side', revision(3, { puzzle_size: 2 }), 'puzzle_size'],
  ])('%s', (_, given, field) => {
    expect(readChallenge(given)).toEqual({ ok: false, error: { field } });
  });
});

describe('all players get the same problems (decision C4)', () => {
  /** The first problem or the board of a run at a challenge, in each of the three games. */
  function firstScreens(change: Partial<ChallengeRevision>): readonly unknown[] {
    const [speed, race, puzzle] = ([1, 2, 3] as const).map((gameId) => read(revision(gameId, {}, change)));
    const configs = [parseSpeedMath(speed?.goal.config), parseRace(race?.goal.config), parsePuzzle(puzzle?.goal.config)] as const;
    const [sums, laps, board] = configs;
    if (!speed || !sums.ok || !laps.ok || !board.ok) throw new Error('the defaults are configurations');
    const seed = challengeSeed(speed);
    return [
      speedMath.start(sums.value, seed).problem,
      mathRace.start(laps.value, seed).problem,
      numberPuzzle.start(board.value, seed).cells,
    ];
  }

  it('of one challenge, also after it was edited', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,60}$/), fc.integer({ min: 2, max: 99 }), (id, number) => {
        expect(firstScreens({ id })).toEqual(firstScreens({ id, revision: number, title: 'Edited', xp_reward: 500 }));
      }),
    );
  });

  it('and another challenge has others', () => {
    const [one, other] = [firstScreens({ id: 'a' }), firstScreens({ id: 'b' })];
    expect(one.map((screen, i) => JSON.stringify(screen) === JSON.stringify(other[i]))).toEqual([false, false, false]);
  });
});
