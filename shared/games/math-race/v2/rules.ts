import { marked, withClock, type Clocked } from '../../kit/clocked.ts';
import { withGo, type Go } from '../../kit/go.ts';
import { parseConfig, type MathRaceConfig as Unclocked } from '../v1/config.ts';
import type { MathRaceMove as MoveOf } from '../v1/moves.ts';
import { goOn, mathRaceWith, outcomeOf, type MathRaceState as StateOf } from '../v1/rules.ts';

/** The set-up of a race. */
export type MathRaceConfig = Clocked<Unclocked>;

/** An answer, and what ends the pause after it. */
export type MathRaceMove = MoveOf | Go;

/** A race by these rules. */
export type MathRaceState = StateOf<MathRaceConfig>;

/** Math Race, version 2. It differs from version 1 in the player's clock (decision G26; RULES.md beside this file). */
export const mathRace = withGo(
  mathRaceWith<MathRaceConfig>({
    version: 2,
    parseConfig: withClock(parseConfig),
    outcome: (state) => marked(outcomeOf(state), state.config.clock),
  }),
  (state: MathRaceState, atMs) => goOn(state, atMs),
);
