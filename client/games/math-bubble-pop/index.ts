import { MATH_BUBBLE_POP } from '../../../shared/games/math-bubble-pop/entry.ts';
import { mathBubblePop as version1 } from '../../../shared/games/math-bubble-pop/v1/rules.ts';
import type { BubblePopState } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import type { BubblePopMove } from '../../../shared/games/math-bubble-pop/v2/moves.ts';
import { mathBubblePop, type BubblePopConfig } from '../../../shared/games/math-bubble-pop/v2/rules.ts';
import { gamePage } from '../../play/page/game-page.tsx';
import type { GameModule } from '../../play/page/game-module.ts';
import { chunk } from '../../window/chunk.tsx';
import { MODES } from './labels.ts';
import { SpeedBar } from './later.ts';
import type { BubbleRun } from './play.tsx';
import { Setup } from './setup.tsx';
import * as words from '../../words/en/math-bubble-pop/setup.ts';
import { description } from '../../words/en/math-bubble-pop/description.ts';
import { name } from '../../words/en/math-bubble-pop/name.ts';

const MODULE: GameModule<BubblePopConfig, BubblePopMove, BubblePopState, BubbleRun> = {
  game: MATH_BUBBLE_POP,
  name,
  description,
  rules: mathBubblePop,
  earlier: [version1],
  open: (run) => run,
  about: ({ config, level, score, lives }) => words.soFar(MODES[config.operation].label, level, score, lives),
  waiting: words.waiting,
  Setup,
  play: chunk(async () => ({ default: (await import('./play.tsx')).Play })),
  later: [SpeedBar],
  result: chunk(async () => ({ default: (await import('./result.tsx')).Result })),
};

export default gamePage(MODULE);
