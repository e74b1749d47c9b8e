import { withClock, type Clocked } from '../../kit/clocked.ts';
import type { Game, Outcome } from '../../kit/game.ts';
import { withGo } from '../../kit/go.ts';
import { parseConfig, type PracticeConfig as Unclocked } from '../v1/config.ts';
import type { PracticeMove } from '../v1/moves.ts';
import { endFeedback, practice as version1 } from '../v1/rules.ts';
import type { PracticeState } from '../v1/state.ts';

/** What is practised, and by which clock. */
export type PracticeConfig = Clocked<Unclocked>;

/** The clock is told, and makes no course: what was practised by one is compared with nothing, as all of practice. */
function outcome(state: PracticeState): Outcome {
  const { clock = 'on' } = state.config;
  const first = version1.outcome(state);
  return clock === 'on' ? first : { ...first, sessionData: { ...first.sessionData, clock } };
}

const clocked: Game<PracticeConfig, PracticeMove, PracticeState> = {
  ...version1,
  version: 2,
  parseConfig: withClock(parseConfig),
  outcome,
};

/** Practice, version 2. It differs from version 1 in the player's clock (decision G26; RULES.md beside this file). */
export const practice = withGo(clocked, endFeedback);
