import { withClock, type Clocked } from '../../kit/clocked.ts';
import type { CommonMove, Game, Outcome } from '../../kit/game.ts';
import { parseConfig, type PracticeConfig as Unclocked } from '../v1/config.ts';
import { endFeedback, practice as version1 } from '../v1/rules.ts';
import type { PracticeState } from '../v1/state.ts';
import { packMove, unpackMove, type PracticeMove } from './moves.ts';

/** What is practised, and by which clock. */
export type PracticeConfig = Clocked<Unclocked>;

const TICK: CommonMove = { type: 'tick' };

function step(state: PracticeState, move: PracticeMove | CommonMove, atMs: number): PracticeState {
  if (move.type !== 'go') return version1.step(state, move, atMs);
  const settled = version1.step(state, TICK, atMs);
  return (settled.config.clock ?? 'on') === 'on' ? settled : endFeedback(settled, atMs);
}

/** The clock is told, and makes no course: what was practised by one is compared with nothing, as all of practice. */
function outcome(state: PracticeState): Outcome {
  const { clock = 'on' } = state.config;
  const first = version1.outcome(state);
  return clock === 'on' ? first : { ...first, sessionData: { ...first.sessionData, clock } };
}

/** Practice, version 2. It differs from version 1 in the player's clock (decision G26; RULES.md beside this file). */
export const practice: Game<PracticeConfig, PracticeMove, PracticeState> = {
  ...version1,
  version: 2,
  parseConfig: withClock(parseConfig),
  packMove,
  unpackMove,
  step,
  outcome,
};
