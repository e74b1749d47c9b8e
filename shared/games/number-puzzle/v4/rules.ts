import { marked, withClock, type Clocked } from '../../kit/clocked.ts';
import type { Game, Outcome } from '../../kit/game.ts';
import { parseConfig, type NumberPuzzleConfig as Unclocked } from '../v1/config.ts';
import { solvedOf } from '../v1/rules.ts';
import type { NumberPuzzleMove } from '../v3/moves.ts';
import { numberPuzzle as version3, type NumberPuzzleState } from '../v3/rules.ts';
import { achievedBy, ratingBy, scoreBy } from './score.ts';

/** The set-up of a run. */
export type NumberPuzzleConfig = Clocked<Unclocked>;

function outcome(state: NumberPuzzleState): Outcome {
  const { clock = 'on' } = state.config;
  const ordinary = version3.outcome(state);
  if (clock === 'on') return ordinary;
  const solved = solvedOf(state);
  const { sessionData: data } = ordinary;
  const sessionData = { ...data, rating: ratingBy(clock, solved), ...(!state.hinted && { records: achievedBy(clock, solved) }) };
  return marked({ ...ordinary, score: scoreBy(clock, solved), sessionData }, clock);
}

/** Number Puzzle, version 4. It differs from version 3 in the player's clock (decision G26; RULES.md beside this file). */
export const numberPuzzle: Game<NumberPuzzleConfig, NumberPuzzleMove, NumberPuzzleState> = {
  ...version3,
  version: 4,
  parseConfig: withClock(parseConfig),
  outcome,
};
