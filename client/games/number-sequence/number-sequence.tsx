import type { NumberSequenceConfig } from '../../../shared/games/number-sequence/v1/config.ts';
import type { NumberSequenceMove } from '../../../shared/games/number-sequence/v1/moves.ts';
import { numberSequence, type NumberSequenceState } from '../../../shared/games/number-sequence/v1/rules.ts';
import { browserPorts } from '../../play/run/browser-ports.ts';
import { GamePage } from '../../play/page/game-page.tsx';
import type { GameScreens } from '../../play/page/game-screens.ts';
import { amount } from '../../text/number.ts';
import { createEntryRun, type EntryRun } from './entry-run.ts';
import { Play } from './play.tsx';
import { Result } from './result.tsx';
import { Setup } from './setup.tsx';

const SCREENS: GameScreens<NumberSequenceConfig, NumberSequenceMove, NumberSequenceState, EntryRun> = {
  game: numberSequence,
  name: 'Memory Challenge',
  open: (run) => createEntryRun(run, browserPorts.after),
  about: ({ config, judged }) =>
    `${amount(config.count, 'number')} of ${amount(config.digits, 'digit')}: ${judged.length} of ${amount(config.rounds, 'round')} played.`,
  waiting: 'Your rounds are still here. The one you were in begins anew with fresh numbers; time you used for it stays used.',
  Setup,
  Play,
  Result,
};

/** /games/number-sequence */
export function NumberSequence() {
  return <GamePage screens={SCREENS} />;
}
