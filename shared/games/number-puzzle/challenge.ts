import type { ChallengeRules } from '../challenge-kit/challenge-rules.ts';
import { atLeast, because, within } from '../challenge-kit/form-check.ts';
import { unpackLog } from '../kit/log.ts';
import { DEFAULT_DATA, readGoal, type NumberPuzzleGoal } from './goal.ts';
import { shortWay } from './short-way.ts';
import { parseConfig, SIZES as BOARD_SIZES } from './v1/config.ts';
import { numberPuzzle } from './v1/rules.ts';
import { scoreOf } from './v1/score.ts';
import { unpackMove } from './v3/moves.ts';

/** What the form takes (spec 2 §5). The target has no fixed upper end (decision C3). */
const SIZES = { lowest: 3, highest: 5 } as const;
const TIME_LIMIT_S = { lowest: 30, highest: 600 } as const;
const MOVES_LIMIT = { lowest: 20, highest: 200 } as const;
const LOWEST_TARGET = 100;

/** A practised player slides ten tiles in a second. */
const SLIDE_MS = 100;

/** Challenges in the Number Puzzle. */
export const challenge: ChallengeRules<NumberPuzzleGoal> = {
  slug: 'number-puzzle',
  defaultTimeLimit: 120,
  defaultData: DEFAULT_DATA,
  parseConfig,
  read: readGoal,
  goalFacts: ({ config, targetScore, movesLimit: moves, timeLimit: seconds }) => ({
    target: { of: 'points', count: targetScore },
    terms: [
      { kind: 'timeLimit', seconds },
      { kind: 'movesLimit', count: moves },
      { kind: 'board', size: BOARD_SIZES[config.difficulty] },
    ],
    instructions: [{ kind: 'orderTiles', moves, seconds }, { kind: 'scoreBoard' }],
    limits: { moves, seconds },
  }),
  formLimits: {
    time_limit: TIME_LIMIT_S,
    target_score: { lowest: LOWEST_TARGET },
    targetName: 'target_score',
    puzzle_size: SIZES,
    moves_limit: MOVES_LIMIT,
  },
  formChecks: ({ time_limit: timeLimit, challenge_data: data }) => [
    within('puzzle_size_range', 'puzzle_size', data.puzzle_size, SIZES),
    within('time_limit_range', 'time_limit', timeLimit, TIME_LIMIT_S),
    within('moves_limit_range', 'moves_limit', data.moves_limit, MOVES_LIMIT),
    atLeast('target_score_low', 'target_score', data.target_score, LOWEST_TARGET),
  ],
  /**
   * The board follows from the seed, so it is known whether a way within the limits is. With another seed the same limits may be met.
   * The search takes up to a second for a board of 5 × 5: for the moment of saving, not for reading.
   */
  unreachable({ config, targetScore, movesLimit }, seed) {
    const { cells, size } = numberPuzzle.start(config, seed);
    const slides = shortWay(cells, size, MOVES_LIMIT.highest)?.length;
    if (slides === undefined) return because('puzzle_size', 'board_too_long');
    if (slides > movesLimit) return { field: 'moves_limit', reason: 'moves_limit_low', values: { lowest: slides } };
    const greatest = scoreOf(slides, slides * SLIDE_MS);
    if (targetScore <= greatest) return undefined;
    return { field: 'target_score', reason: 'target_score_high', values: { highest: greatest } };
  },
  /**
   * Finished (decision C9), score ≥ target, moves and time within their limits (decisions G15 and C11), in whole seconds (decision G17). A
   * calm attempt has no limit of time (decision C14).
   */
  isPassed: ({ targetScore, movesLimit, timeLimit }, { left, score, movesCount, timeTaken, course }) =>
    left === undefined &&
    score >= targetScore &&
    movesCount !== undefined &&
    movesCount <= movesLimit &&
    (timeTaken <= timeLimit || course === 'calm'),
  /** No shuffle: it makes another board, and all players have the same (decisions C4 and C9). No hint, as far as its version tells (v3). */
  allows: (log) => (unpackLog({ unpackMove }, log) ?? []).every(({ move }) => move.type !== 'shuffle' && move.type !== 'hint'),
};
