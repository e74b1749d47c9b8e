import { marked, withClock, type Clocked } from '../../kit/clocked.ts';
import type { Game, Outcome } from '../../kit/game.ts';
import { parseConfig, type NumberSequenceConfig as Unclocked } from '../v1/config.ts';
import type { NumberSequenceMove } from '../v1/moves.ts';
import { numberSequence as version1, type NumberSequenceState } from '../v1/rules.ts';

/** The set-up of a run. */
export type NumberSequenceConfig = Clocked<Unclocked>;

function outcome(state: NumberSequenceState): Outcome {
  const { clock = 'on' } = state.config;
  const first = version1.outcome(state);
  if (clock !== 'off') return marked(first, clock);
  const { timeUsed: _, ...data } = first.sessionData;
  return marked({ ...first, sessionData: data }, clock);
}

/** Number Sequence, version 2. It differs from version 1 in the player's clock (decision G26; RULES.md beside this file). */
export const numberSequence: Game<NumberSequenceConfig, NumberSequenceMove, NumberSequenceState> = {
  ...version1,
  version: 2,
  parseConfig: withClock(parseConfig),
  outcome,
};
