import type { BubblePopConfig } from '../../../shared/games/math-bubble-pop/v1/config.ts';
import type { BubblePopMove } from '../../../shared/games/math-bubble-pop/v1/moves.ts';
import { mathBubblePop, type BubblePopState } from '../../../shared/games/math-bubble-pop/v1/rules.ts';
import { GamePage } from '../../play/page/game-page.tsx';
import type { GameScreens } from '../../play/page/game-screens.ts';
import { amount } from '../../text/number.ts';
import { MODES, NAME } from './labels.ts';
import { Play, type BubbleRun } from './play.tsx';
import { Result } from './result.tsx';
import { livesText } from './said.ts';
import { Setup } from './setup.tsx';

const SCREENS: GameScreens<BubblePopConfig, BubblePopMove, BubblePopState, BubbleRun> = {
  game: mathBubblePop,
  name: NAME,
  open: (run) => run,
  about: ({ config, level, score, lives }) =>
    `${MODES[config.operation].label}, level ${level}: ${amount(score, 'point')}, ${livesText(lives)}.`,
  waiting: 'Your score and lives are still here. You get a fresh target, and the clock goes on where it stood.',
  Setup,
  Play,
  Result,
};

/** /games/math-bubble-pop */
export function MathBubblePop() {
  return <GamePage screens={SCREENS} />;
}
