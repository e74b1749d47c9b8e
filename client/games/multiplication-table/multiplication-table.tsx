import type { TableConfig } from '../../../shared/games/multiplication-table/v1/config.ts';
import type { TableMove } from '../../../shared/games/multiplication-table/v1/moves.ts';
import { multiplicationTable, type TableState } from '../../../shared/games/multiplication-table/v1/rules.ts';
import { browserPorts } from '../../play/run/browser-ports.ts';
import { GamePage } from '../../play/page/game-page.tsx';
import type { GameScreens } from '../../play/page/game-screens.ts';
import { amount } from '../../text/number.ts';
import { setupLabel } from './labels.ts';
import { Play } from './play.tsx';
import { Result } from './result.tsx';
import { Setup } from './setup.tsx';
import { openRun, type TableRun } from './table-run.ts';

const SCREENS: GameScreens<TableConfig, TableMove, TableState, TableRun> = {
  game: multiplicationTable,
  name: 'Multiplication Table',
  open: (run) => openRun(run, browserPorts.after),
  about: ({ config, answers }) => `${setupLabel(config)}: ${amount(answers.length, 'question')} answered.`,
  Setup,
  Play,
  Result,
};

/** /games/multiplication-table */
export function MultiplicationTable() {
  return <GamePage screens={SCREENS} />;
}
