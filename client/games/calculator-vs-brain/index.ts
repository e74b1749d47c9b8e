import type { CalculatorConfig } from '../../../shared/games/calculator-vs-brain/v1/config.ts';
import type { CalculatorMove } from '../../../shared/games/calculator-vs-brain/v1/moves.ts';
import { calculatorVsBrain, totalProblems, type CalculatorState } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { createAnswerRun, type AnswerRun } from '../../play/input/answer-run.ts';
import { browserPorts } from '../../play/run/browser-ports.ts';
import { gamePage } from '../../play/page/game-page.tsx';
import type { GameModule } from '../../play/page/game-module.ts';
import { LEVEL_LABELS, operationLabel } from './labels.ts';
import { Play } from './play.tsx';
import { Result } from './result.tsx';
import { Setup } from './setup.tsx';
import { typing } from './typing.ts';

const MODULE: GameModule<CalculatorConfig, CalculatorMove, CalculatorState, AnswerRun<CalculatorMove, CalculatorState>> = {
  rules: calculatorVsBrain,
  best: 'score',
  open: (run) => createAnswerRun(run, typing, browserPorts.after),
  about: (state) => {
    const { difficulty, operation } = state.config;
    return `${operationLabel(operation)}, ${LEVEL_LABELS[difficulty].label}: ${state.playerWins} of ${totalProblems(state)} rounds won.`;
  },
  Setup,
  Play,
  Result,
};

export default gamePage(MODULE);
