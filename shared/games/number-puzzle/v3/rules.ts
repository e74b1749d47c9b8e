import type { Seed } from '../../../seed.ts';
import type { CommonMove, Game, Outcome } from '../../kit/game.ts';
import type { AchievementKey } from '../v1/achievements.ts';
import type { NumberPuzzleConfig } from '../v1/config.ts';
import type { NumberPuzzleState as UnmarkedState } from '../v1/rules.ts';
import { numberPuzzle as version2 } from '../v2/rules.ts';
import { packMove, unpackMove, type NumberPuzzleMove } from './moves.ts';

/** A run. */
export interface NumberPuzzleState extends UnmarkedState {
  /** Whether a hint was shown for this board: since the start or the last shuffle (RULES.md, H5). */
  readonly hinted: boolean;
}

/** A run by these rules or by those of an earlier version, which take no hints. */
export type AnyPuzzleState = UnmarkedState & Partial<Pick<NumberPuzzleState, 'hinted'>>;

/** Whether a hint that is shown now must be told to the rules: they take hints, and none was shown for this board. */
export const canTakeHint = ({ hinted, overAtMs }: AnyPuzzleState): boolean => hinted === false && overAtMs === null;

/** Written out field by field: an object spread takes several times as long, and a server replays every run. */
function marked(state: UnmarkedState, hinted: boolean): NumberPuzzleState {
  const { config, size, cells, gap, moves, played, shuffles, startedAtMs, overAtMs, resumed, random } = state;
  return { config, size, cells, gap, moves, played, shuffles, startedAtMs, overAtMs, resumed, random, hinted };
}

const start = (config: NumberPuzzleConfig, seed: Seed): NumberPuzzleState => marked(version2.start(config, seed), false);

function step(state: NumberPuzzleState, move: NumberPuzzleMove | CommonMove, atMs: number): NumberPuzzleState {
  if (move.type === 'hint') return canTakeHint(state) ? marked(state, true) : state;
  const next = version2.step(state, move, atMs);
  return next === state ? state : marked(next, state.hinted && move.type !== 'shuffle');
}

/** A board that was solved with hints earns its first clear and nothing else (decision G29). */
function outcome(state: NumberPuzzleState): Outcome {
  const unaided = version2.outcome(state);
  if (!state.hinted) return unaided;
  const firstClear: AchievementKey = `first_${state.config.difficulty}`;
  return { ...unaided, sessionData: { ...unaided.sessionData, hinted: true, records: { [firstClear]: 1 } } };
}

/** Number Puzzle, version 3. It differs from version 2 in that a hint marks the board (decision G29; RULES.md beside this file). */
export const numberPuzzle: Game<NumberPuzzleConfig, NumberPuzzleMove, NumberPuzzleState> = {
  ...version2,
  version: 3,
  packMove,
  unpackMove,
  start,
  step,
  outcome,
};
