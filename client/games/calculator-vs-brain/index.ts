import { CALCULATOR_VS_BRAIN } from '../../../shared/games/calculator-vs-brain/entry.ts';
import type { CalculatorMove } from '../../../shared/games/calculator-vs-brain/v1/moves.ts';
import { calculatorVsBrain as version1, type CalculatorState } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { calculatorVsBrain, type CalculatorConfig } from '../../../shared/games/calculator-vs-brain/v2/rules.ts';
import { createAnswerRun, type AnswerRun } from '../../play/input/answer-run.ts';
import { browserPorts } from '../../play/run/browser-ports.ts';
import { Countdown } from '../../play/page/counting-down.ts';
import { gamePage } from '../../play/page/game-page.tsx';
import type { GameModule } from '../../play/page/game-module.ts';
import { chunk } from '../../window/chunk.tsx';
import { soFar } from './labels.ts';
import { Setup } from './setup.tsx';
import { typing } from './typing.ts';
import { description } from '../../words/en/calculator-vs-brain/description.ts';
import { name } from '../../words/en/calculator-vs-brain/name.ts';

const MODULE: GameModule<CalculatorConfig, CalculatorMove, CalculatorState, AnswerRun<CalculatorMove, CalculatorState>> = {
  game: CALCULATOR_VS_BRAIN,
  name,
  description,
  rules: calculatorVsBrain,
  earlier: [version1],
  countdown: Countdown,
  open: (run) => createAnswerRun(run, typing, browserPorts.after),
  about: soFar,
  Setup,
  play: chunk(async () => ({ default: (await import('./play.tsx')).Play })),
  result: chunk(async () => ({ default: (await import('./result.tsx')).Result })),
};

export default gamePage(MODULE);
