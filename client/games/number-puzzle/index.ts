import { NUMBER_PUZZLE } from '../../../shared/games/number-puzzle/entry.ts';
import { numberPuzzle as version1 } from '../../../shared/games/number-puzzle/v1/rules.ts';
import { numberPuzzle as version2 } from '../../../shared/games/number-puzzle/v2/rules.ts';
import type { NumberPuzzleMove } from '../../../shared/games/number-puzzle/v3/moves.ts';
import { numberPuzzle as version3, type AnyPuzzleState } from '../../../shared/games/number-puzzle/v3/rules.ts';
import { numberPuzzle, type NumberPuzzleConfig } from '../../../shared/games/number-puzzle/v4/rules.ts';
import { gamePage } from '../../play/page/game-page.tsx';
import type { GameModule } from '../../play/page/game-module.ts';
import type { Run } from '../../play/run/run.ts';
import { chunk } from '../../window/chunk.tsx';
import { sizeLabel } from './labels.ts';
import { ShuffleDialog, tips } from './later.ts';
import { Setup } from './setup.tsx';
import * as words from '../../words/en/number-puzzle/setup.ts';
import { description } from '../../words/en/number-puzzle/description.ts';
import { name } from '../../words/en/number-puzzle/name.ts';

const MODULE: GameModule<NumberPuzzleConfig, NumberPuzzleMove, AnyPuzzleState, Run<NumberPuzzleMove, AnyPuzzleState>> = {
  game: NUMBER_PUZZLE,
  name,
  description,
  rules: numberPuzzle,
  earlier: [version1, version2, version3],
  challenge: true,
  open: (run) => run,
  about: ({ config, moves }) => words.soFar(words.levels[config.difficulty], sizeLabel(config.difficulty), moves),
  waiting: words.waiting,
  Setup,
  play: chunk(async () => ({ default: (await import('./play.tsx')).Play })),
  later: [ShuffleDialog, tips],
  result: chunk(async () => ({ default: (await import('./result.tsx')).Result })),
};

export default gamePage(MODULE);
