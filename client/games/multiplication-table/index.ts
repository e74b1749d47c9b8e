import { MULTIPLICATION_TABLE } from '../../../shared/games/multiplication-table/entry.ts';
import { LIMIT_MS } from '../../../shared/games/multiplication-table/v1/config.ts';
import type { TableConfig } from '../../../shared/games/multiplication-table/v2/set-up.ts';
import type { TableMove } from '../../../shared/games/multiplication-table/v1/moves.ts';
import { multiplicationTable } from '../../../shared/games/multiplication-table/v1/rules.ts';
import type { TableState } from '../../../shared/games/multiplication-table/v2/rules.ts';
import { browserPorts } from '../../play/run/browser-ports.ts';
import { Countdown } from '../../play/page/counting-down.ts';
import { gamePage } from '../../play/page/game-page.tsx';
import type { GameModule } from '../../play/page/game-module.ts';
import { chunk, code } from '../../window/chunk.tsx';
import { soFar } from './labels.ts';
import { Setup } from './setup.tsx';
import { openRun, type TableRun } from './table-run.ts';
import { description } from '../../words/en/multiplication-table/description.ts';
import { name } from '../../words/en/multiplication-table/name.ts';

const MODULE: GameModule<TableConfig, TableMove, TableState, TableRun> = {
  game: MULTIPLICATION_TABLE,
  name,
  description,
  rules: multiplicationTable,
  further: { fits: ({ table }) => table === 'fit', code: code(() => import('./fit.ts')) },
  countdown: Countdown,
  countsDown: ({ mode }) => LIMIT_MS[mode] !== null,
  open: (run) => openRun(run, browserPorts.after),
  about: soFar,
  Setup,
  play: chunk(async () => ({ default: (await import('./play.tsx')).Play })),
  result: chunk(async () => ({ default: (await import('./result.tsx')).Result })),
};

export default gamePage(MODULE);
