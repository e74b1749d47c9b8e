import { marked, recordBy, withClock, type Clocked } from '../../kit/clocked.ts';
import type { Game, Outcome } from '../../kit/game.ts';
import { parseConfig, type NumberSequenceConfig as Unclocked } from '../v1/config.ts';
import type { NumberSequenceMove } from '../v1/moves.ts';
import { numberSequence as version1, type NumberSequenceState } from '../v1/rules.ts';

/** The set-up of a run. */
export type NumberSequenceConfig = Clocked<Unclocked>;

function outcome(state: NumberSequenceState): Outcome {
  const { clock = 'on' } = state.config;
  const first = version1.outcome(state);
  if (clock === 'on') return first;
  const { records, ...data } = first.sessionData;
  const { timeUsed: _, ...untimed } = data;
  const apart = Object.entries(records as { readonly [name: string]: number }).map(([name, value]) => [recordBy(name, clock), value]);
  const told = clock === 'off' ? untimed : data;
  return marked({ ...first, sessionData: { ...told, records: Object.fromEntries(apart) } }, clock);
}

/** Number Sequence, version 2. It differs from version 1 in the player's clock (decision G26; RULES.md beside this file). */
export const numberSequence: Game<NumberSequenceConfig, NumberSequenceMove, NumberSequenceState> = {
  ...version1,
  version: 2,
  parseConfig: withClock(parseConfig),
  outcome,
};
