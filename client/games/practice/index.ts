import { PRACTICE } from '../../../shared/games/practice/entry.ts';
import { practice as version1 } from '../../../shared/games/practice/v1/rules.ts';
import type { PracticeState } from '../../../shared/games/practice/v1/state.ts';
import type { PracticeMove } from '../../../shared/games/practice/v2/moves.ts';
import { practice, type PracticeConfig } from '../../../shared/games/practice/v2/rules.ts';
import { createAnswerRun, type AnswerRun } from '../../play/input/answer-run.ts';
import { gamePage } from '../../play/page/game-page.tsx';
import type { GameModule } from '../../play/page/game-module.ts';
import { browserPorts } from '../../play/run/browser-ports.ts';
import { chunk, code } from '../../window/chunk.tsx';
import { description } from '../../words/en/practice/description.ts';
import { name } from '../../words/en/practice/name.ts';
import * as words from '../../words/en/practice/start.ts';
import { nextSitting } from './next-sitting.ts';
import { Setup } from './setup.tsx';
import { practiceTyping } from './typing.ts';

const MODULE: GameModule<PracticeConfig, PracticeMove, PracticeState, AnswerRun<PracticeMove, PracticeState>> = {
  game: PRACTICE,
  name,
  description,
  rules: practice,
  earlier: [version1],
  open: (run) => createAnswerRun(run, practiceTyping, browserPorts.after),
  about: ({ answers }) => words.soFar(answers?.idx ?? 0),
  waiting: words.waiting,
  showsTime: false,
  again: nextSitting,
  Setup,
  play: chunk(async () => ({ default: (await import('./play.tsx')).Play })),
  result: chunk(async () => ({ default: (await import('./result.tsx')).Result })),
  later: [code(() => import('./hint-of.ts'))],
};

export default gamePage(MODULE);
