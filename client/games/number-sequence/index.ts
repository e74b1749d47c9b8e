import { NUMBER_SEQUENCE } from '../../../shared/games/number-sequence/entry.ts';
import type { NumberSequenceMove } from '../../../shared/games/number-sequence/v1/moves.ts';
import { numberSequence as version1, type NumberSequenceState } from '../../../shared/games/number-sequence/v1/rules.ts';
import { numberSequence, type NumberSequenceConfig } from '../../../shared/games/number-sequence/v2/rules.ts';
import { browserPorts } from '../../play/run/browser-ports.ts';
import { gamePage } from '../../play/page/game-page.tsx';
import type { GameModule } from '../../play/page/game-module.ts';
import { chunk } from '../../window/chunk.tsx';
import { createEntryRun, type EntryRun } from './entry-run.ts';
import { Setup } from './setup.tsx';
import * as words from '../../words/en/number-sequence/setup.ts';
import { description } from '../../words/en/number-sequence/description.ts';
import { name } from '../../words/en/number-sequence/name.ts';

const MODULE: GameModule<NumberSequenceConfig, NumberSequenceMove, NumberSequenceState, EntryRun> = {
  game: NUMBER_SEQUENCE,
  name,
  description,
  rules: numberSequence,
  earlier: [version1],
  open: (run) => createEntryRun(run, browserPorts.after),
  about: ({ config, judged }) => words.soFar(config, judged.length),
  waiting: words.waiting,
  Setup,
  play: chunk(async () => ({ default: (await import('./play.tsx')).Play })),
  result: chunk(async () => ({ default: (await import('./result.tsx')).Result })),
};

export default gamePage(MODULE);
