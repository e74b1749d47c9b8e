import { marked, withClock, type Clocked } from '../../kit/clocked.ts';
import type { CommonMove, Game, Outcome } from '../../kit/game.ts';
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

/** The score of a calm run is compared with its like alone (decision G27): it is in no average of its mode. Its level is one reached. */
function outcome(state: BubblePopState): Outcome {
  const { operation, clock = 'on' } = state.config;
  const first = version1.outcome(state);
  if (clock === 'on') return first;
  const { [`score/${operation}`]: _, ...records } = first.sessionData['records'] as { readonly [name: string]: number };
  return marked({ ...first, sessionData: { ...first.sessionData, records } }, clock);
}

const checking: Game<BubblePopConfig, CheckingMove, BubblePopState> = {
  ...version1,
  version: 2,
  parseConfig: withClock(parseConfig),
  packMove,
  unpackMove,
  step,
  outcome,
};

/** Math Bubble Pop, version 2. It differs from version 1 in the player's clock (decision G26; RULES.md beside this file). */
export const mathBubblePop = withGo(checking, goOn);
