import { ok } from '../../result.ts';
import type { ChallengeRules } from '../challenge-kit/challenge-rules.ts';
import { refuse } from '../kit/config.ts';
import { parseConfig, type NumberPuzzleConfig } from './v1/config.ts';

/** Passed with the target score and within both limits (decisions G15 and C11). */
export interface NumberPuzzleGoal {
  readonly config: NumberPuzzleConfig;
  readonly targetScore: number;
  readonly movesLimit: number;
  /** Whole seconds. */
  readonly timeLimit: number;
}

export const DEFAULT_DATA = { start_time: '10:00', end_time: '13:00', puzzle_size: 4, moves_limit: 50, target_score: 200 } as const;

/** The goal of a revision. Apart from what else a challenge is, because the play screen needs no more. */
export const readGoal: ChallengeRules<NumberPuzzleGoal>['read'] = ({ time_limit: timeLimit, challenge_data: given }) => {
  const { puzzle_size: size, target_score: targetScore, moves_limit: movesLimit } = { ...DEFAULT_DATA, ...given };
  const config = parseConfig({ puzzle_size: size });
  return config.ok ? ok({ config: config.value, targetScore, movesLimit, timeLimit }) : refuse('puzzle_size');
};
