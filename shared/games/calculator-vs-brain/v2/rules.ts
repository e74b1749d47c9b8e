import { marked, withClock, type Clocked } from '../../kit/clocked.ts';
import { parseConfig, type CalculatorConfig as Unclocked } from '../v1/config.ts';
import { calculatorVsBrainWith, outcomeOf, type CalculatorState as StateOf } from '../v1/rules.ts';

/** The set-up of a run. */
export type CalculatorConfig = Clocked<Unclocked>;

/** A run by these rules. */
export type CalculatorState = StateOf<CalculatorConfig>;

/** Calculator vs Brain, version 2. It differs from version 1 in the player's clock (decision G26; RULES.md beside this file). */
export const calculatorVsBrain = calculatorVsBrainWith<CalculatorConfig>({
  version: 2,
  parseConfig: withClock(parseConfig),
  outcome: (state) => marked(outcomeOf(state), state.config.clock),
});
