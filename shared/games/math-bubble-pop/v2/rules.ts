import { marked, withClock, type Clocked } from '../../kit/clocked.ts';
import type { CommonMove, Game } from '../../kit/game.ts';
import { withGo } from '../../kit/go.ts';
import { parseConfig, type BubblePopConfig as Unclocked } from '../v1/config.ts';
import { checkSet, goOn, mathBubblePop as version1 } from '../v1/rules.ts';
import type { BubblePopState } from '../v1/state.ts';
import { packMove, unpackMove, type CheckingMove } from './moves.ts';

/** The set-up of a run. */
export type BubblePopConfig = Clocked<Unclocked>;

const TICK: CommonMove = { type: 'tick' };

function step(state: BubblePopState, move: CheckingMove | CommonMove, atMs: number): BubblePopState {
  return move.type === 'check' ? checkSet(version1.step(state, TICK, atMs), atMs) : version1.step(state, move, atMs);
}

const checking: Game<BubblePopConfig, CheckingMove, BubblePopState> = {
  ...version1,
  version: 2,
  parseConfig: withClock(parseConfig),
  packMove,
  unpackMove,
  step,
  outcome: (state) => marked(version1.outcome(state), state.config.clock),
};

/** Math Bubble Pop, version 2. It differs from version 1 in the player's clock (decision G26; RULES.md beside this file). */
export const mathBubblePop = withGo(checking, goOn);
