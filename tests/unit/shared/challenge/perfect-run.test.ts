import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Challenge } from '../../../../shared/challenge/challenge.ts';
import { refusalOf } from '../../../../shared/challenge/refusal.ts';
import type { ChallengeRevision } from '../../../../shared/contract/content.ts';
import { parseConfig as parseRace, type MathRaceConfig } from '../../../../shared/games/math-race/v1/config.ts';
import { shortWay } from '../../../../shared/games/number-puzzle/short-way.ts';
import { parseConfig as parsePuzzle, type NumberPuzzleConfig } from '../../../../shared/games/number-puzzle/v1/config.ts';
import { numberPuzzle } from '../../../../shared/games/number-puzzle/v1/rules.ts';
import { parseConfig as parseSpeedMath, type SpeedMathConfig } from '../../../../shared/games/speed-math/v1/config.ts';
import { seedFromText } from '../../../../shared/seed.ts';
import type { RunRecord } from '../../../../shared/games/replay.ts';
import * as race from '../games/math-race/play.ts';
import * as puzzle from '../games/number-puzzle/play.ts';
import * as speed from '../games/speed-math/play.ts';
import { asSession, passes } from './as-session.ts';
import { read, revision } from './revisions.ts';

/** The quickest answer that counts in full (decision D23), and ten slides in a second. Ms. */
const ANSWER_MS = 150;
const SLIDE_MS = 100;

function perfectSpeedMath(config: SpeedMathConfig, id: string): RunRecord {
  const answers = speed.repeat(config.questions - 1, 'right', ANSWER_MS + 500);
  const end = { afterMs: config.timeLimit * 1000, does: 'tick' } as const;
  return speed.play(config, id, [{ afterMs: ANSWER_MS, does: 'right' }, ...answers, end]).record;
}

function perfectRace(config: MathRaceConfig, id: string): RunRecord {
  const answers = race.repeat(config.target - 1, 'right', ANSWER_MS + 400);
  return race.play(config, id, [race.act(ANSWER_MS, 'right'), ...answers, race.act(400, 'tick')]).record;
}

function perfectPuzzle(config: NumberPuzzleConfig, id: string): RunRecord {
  const { cells, size } = numberPuzzle.start(config, seedFromText(id));
  const slides = (shortWay(cells, size, 200) ?? []).map((cell) => puzzle.act(SLIDE_MS, cell));
  return puzzle.play(config, id, slides).record;
}

/** The record of a player who makes no mistake and loses no time. */
function perfectRecord({ id, rules, goal }: Challenge): RunRecord {
  const [speedMathConfig, raceConfig, board] = [parseSpeedMath(goal.config), parseRace(goal.config), parsePuzzle(goal.config)];
  if (rules.slug === 'speed-math' && speedMathConfig.ok) return perfectSpeedMath(speedMathConfig.value, id);
  if (rules.slug === 'math-race' && raceConfig.ok) return perfectRace(raceConfig.value, id);
  if (rules.slug === 'number-puzzle' && board.ok) return perfectPuzzle(board.value, id);
  throw new Error(`nobody plays ${rules.slug} here`);
}

const passesPerfectly = (given: ChallengeRevision): boolean => passes(read(given), perfectRecord(read(given)));

const ids = fc.stringMatching(/^[a-z0-9_-]{1,30}$/);
const difficulties = fc.constantFrom<ChallengeRevision['difficulty'][]>('easy', 'medium', 'hard');

const speedMath = fc
  .record({
    id: ids,
    difficulty: difficulties,
    operation: fc.constantFrom('addition', 'subtraction', 'multiplication', 'division', 'mixed'),
    time_limit: fc.oneof(fc.integer({ min: 30, max: 35 }), fc.integer({ min: 30, max: 600 })),
    questions: fc.integer({ min: 5, max: 50 }),
    target_score: fc.integer({ min: 50, max: 520 }),
  })
  .map(({ id, difficulty, time_limit, ...data }) => revision(1, data, { id, difficulty, time_limit }));

const races = fc
  .record({
    id: ids,
    difficulty: difficulties,
    operation: fc.constantFrom('addition', 'subtraction', 'multiplication', 'division'),
    target_score: fc.integer({ min: 5, max: 50 }),
  })
  .map(({ id, difficulty, ...data }) => revision(2, data, { id, difficulty }));

const puzzles = fc
  .record({
    id: ids,
    puzzle_size: fc.constantFrom(3, 3, 4),
    moves_limit: fc.integer({ min: 50, max: 200 }),
    target_score: fc.integer({ min: 100, max: 800 }),
    time_limit: fc.integer({ min: 30, max: 600 }),
  })
  .map(({ id, time_limit, ...data }) => revision(3, data, { id, time_limit }));

describe('a challenge that may be saved is passed by a perfect run, by the rules of its game (decision C3)', () => {
  it.each([
    ['Speed Math', speedMath, 150],
    ['Math Race', races, 50],
    ['Number Puzzle', puzzles, 10],
  ] as const)('%s', (_, revisions, numRuns) => {
    fc.assert(
      fc.property(revisions, (given) => {
        fc.pre(refusalOf(given) === undefined);
        expect(passesPerfectly(given)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('a board of 5 × 5', () => {
    const given = revision(3, { puzzle_size: 5, moves_limit: 200, target_score: 100 }, { id: 'c0' });
    expect(refusalOf(given)).toBeUndefined();
    expect(passesPerfectly(given)).toBe(true);
  });

  it('and a target of Speed Math that is refused is reached by none (decision C3)', () => {
    fc.assert(
      fc.property(speedMath, (given) => {
        const refused = refusalOf(given);
        const challenge = read(given);
        fc.pre(refused?.field === 'target_score');
        const { attempt } = asSession(challenge, perfectRecord(challenge));
        expect(attempt).toMatchObject({ passed: false });
      }),
      { numRuns: 100 },
    );
  });
});
