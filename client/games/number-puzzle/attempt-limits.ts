import { readGoal, type NumberPuzzleGoal } from '../../../shared/games/number-puzzle/goal.ts';
import type { NumberPuzzleState } from '../../../shared/games/number-puzzle/v1/rules.ts';
import { usePurpose } from '../../play/purpose/current-purpose.ts';

/** Above one of these an attempt does not pass (decision C11). */
export type AttemptLimits = Pick<NumberPuzzleGoal, 'movesLimit' | 'timeLimit'>;

/** The limits of the attempt on this page; undefined in free play. */
export function useLimits(): AttemptLimits | undefined {
  const { revision } = usePurpose();
  const goal = revision && readGoal(revision);
  return goal?.ok ? goal.value : undefined;
}

/** Whether the moves so far are too many. */
export const isOverMoves = ({ moves }: Pick<NumberPuzzleState, 'moves'>, limits: AttemptLimits | undefined): boolean =>
  limits !== undefined && moves > limits.movesLimit;
