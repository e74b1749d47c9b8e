import { SPEED_MATH } from '../../../shared/games/speed-math/entry.ts';
import type { Go } from '../../../shared/games/kit/go.ts';
import { isFit, type SpeedMathConfig } from '../../../shared/games/speed-math/v2/config.ts';
import type { SpeedMathMove } from '../../../shared/games/speed-math/v1/moves.ts';
import { answeredIn, speedMath } from '../../../shared/games/speed-math/v1/rules.ts';
import type { SpeedMathState } from '../../../shared/games/speed-math/v2/rules.ts';
import { createAnswerRun, type AnswerRun } from '../../play/input/answer-run.ts';
import { browserPorts } from '../../play/run/browser-ports.ts';
import { Countdown } from '../../play/page/counting-down.ts';
import { gamePage } from '../../play/page/game-page.tsx';
import type { GameModule } from '../../play/page/game-module.ts';
import { warnOfFewer } from './fewer-problems.ts';
import { DIFFICULTY_LABELS, OPERATION_LABELS } from './labels.ts';
import { Setup } from './setup.tsx';
import { problemTyping } from '../../play/input/problem-typing.ts';
import { chunk, code } from '../../window/chunk.tsx';
import * as words from '../../words/en/speed-math/setup.ts';
import { description } from '../../words/en/speed-math/description.ts';
import { name } from '../../words/en/speed-math/name.ts';

const MODULE: GameModule<SpeedMathConfig, SpeedMathMove | Go, SpeedMathState, AnswerRun<SpeedMathMove | Go, SpeedMathState>> = {
  game: SPEED_MATH,
  name,
  description,
  rules: speedMath,
  further: { fits: isFit, code: code(() => import('./fit.ts')) },
  countdown: Countdown,
  challenge: true,
  open: (run) => {
    warnOfFewer(run.getSnapshot().state);
    return createAnswerRun(run, problemTyping, browserPorts.after);
  },
  about: (state) => {
    const { operation, difficulty } = state.config;
    return words.soFar(OPERATION_LABELS[operation].label, DIFFICULTY_LABELS[difficulty].label, answeredIn(state), state.total);
  },
  Setup,
  play: chunk(async () => ({ default: (await import('./play.tsx')).Play })),
  result: chunk(async () => ({ default: (await import('./result.tsx')).Result })),
};

export default gamePage(MODULE);
