import type { Game, Outcome } from '../../kit/game.ts';
import { recordsOf, timeRecord } from '../v1/achievements.ts';
import type { NumberPuzzleConfig } from '../v1/config.ts';
import type { NumberPuzzleMove } from '../v1/moves.ts';
import { numberPuzzle as version1, solvedOf, type NumberPuzzleState } from '../v1/rules.ts';

/** The records of a solved board: its achievements by the counted time, and its time if the run was not interrupted. */
function records(state: NumberPuzzleState): { readonly [name: string]: number } {
  const { difficulty } = state.config;
  const { [timeRecord(difficulty)]: bestMs, ...achievements } = recordsOf({ ...solvedOf(state), resumed: false });
  return state.resumed || bestMs === undefined ? achievements : { ...achievements, [timeRecord(difficulty)]: bestMs };
}

function outcome(state: NumberPuzzleState): Outcome {
  const first = version1.outcome(state);
  return { ...first, sessionData: { ...first.sessionData, records: records(state) } };
}

/** Number Puzzle, version 2. It differs from version 1 in what an interrupted run earns (decision G22; RULES.md beside this file). */
export const numberPuzzle: Game<NumberPuzzleConfig, NumberPuzzleMove, NumberPuzzleState> = { ...version1, version: 2, outcome };
