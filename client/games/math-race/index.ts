import { MATH_RACE } from '../../../shared/games/math-race/entry.ts';
import { mathRace as version1, type MathRaceState } from '../../../shared/games/math-race/v1/rules.ts';
import { mathRace, type MathRaceConfig, type MathRaceMove } from '../../../shared/games/math-race/v2/rules.ts';
import { createAnswerRun, type AnswerRun } from '../../play/input/answer-run.ts';
import { browserPorts } from '../../play/run/browser-ports.ts';
import { Countdown } from '../../play/page/counting-down.ts';
import { gamePage } from '../../play/page/game-page.tsx';
import type { GameModule } from '../../play/page/game-module.ts';
import { soFar } from './labels.ts';
import { Setup } from './setup.tsx';
import { problemTyping } from '../../play/input/problem-typing.ts';
import { chunk } from '../../window/chunk.tsx';
import { description } from '../../words/en/math-race/description.ts';
import { name } from '../../words/en/math-race/name.ts';

const MODULE: GameModule<MathRaceConfig, MathRaceMove, MathRaceState, AnswerRun<MathRaceMove, MathRaceState>> = {
  game: MATH_RACE,
  name,
  description,
  rules: mathRace,
  earlier: [version1],
  countdown: Countdown,
  challenge: true,
  open: (run) => createAnswerRun(run, problemTyping, browserPorts.after),
  about: soFar,
  Setup,
  play: chunk(async () => ({ default: (await import('./play.tsx')).Play })),
  result: chunk(async () => ({ default: (await import('./result.tsx')).Result })),
};

export default gamePage(MODULE);
