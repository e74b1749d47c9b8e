import type { Outcome } from '../../kit/game.ts';
import { marked, withClock, type Clocked } from '../../kit/clocked.ts';
import { multiplicationTableWith, outcomeOf, type TableState as StateOf } from '../v1/rules.ts';
import { parseConfig } from '../v2/config.ts';
import { asking } from '../v2/generate.ts';
import { multiplicationTable as version2 } from '../v2/rules.ts';
import type { TableConfig as Unclocked } from '../v2/set-up.ts';

/** The set-up of a run. */
export type TableConfig = Clocked<Unclocked>;

/** A run by these rules. */
export type TableState = StateOf<TableConfig>;

/** The score of a calm run is compared with its like alone, so it is no record of its mode. */
function outcome(state: TableState): Outcome {
  const { clock } = state.config;
  return clock === 'on' ? version2.outcome(state) : marked(outcomeOf(state, false), clock);
}

/** Multiplication Table, version 3. It differs from version 2 in the player's clock (decision G26; RULES.md beside this file). */
export const multiplicationTable = multiplicationTableWith<TableConfig>(asking, {
  version: 3,
  parseConfig: withClock(parseConfig),
  outcome,
});
