import { marked, withClock, type Clocked } from '../../kit/clocked.ts';
import { withGo } from '../../kit/go.ts';
import { goOn, speedMathWith, type SpeedMathState as StateOf } from '../v1/rules.ts';
import { parseConfig, type SpeedMathConfig as Unclocked } from '../v2/config.ts';
import { asking } from '../v2/generate.ts';
import { outcomeOf } from '../v2/rules.ts';

/** The set-up of a run. */
export type SpeedMathConfig = Clocked<Unclocked>;

/** A run by these rules. */
export type SpeedMathState = StateOf<SpeedMathConfig>;

/** Speed Math, version 3. It differs from version 2 in the player's clock (decision G26; RULES.md beside this file). */
export const speedMath = withGo(
  speedMathWith<SpeedMathConfig>(asking, {
    version: 3,
    parseConfig: withClock(parseConfig),
    outcome: (state) => marked(outcomeOf(state), state.config.clock),
  }),
  (state, atMs) => goOn<SpeedMathConfig>(asking, state, atMs),
);
