import type { CalculatorConfig } from '../../../shared/games/calculator-vs-brain/v1/config.ts';
import type { CalculatorMove } from '../../../shared/games/calculator-vs-brain/v1/moves.ts';
import { calculatorVsBrain, totalProblems, type CalculatorState } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { createAnswerRun, type AnswerRun } from '../../play/input/answer-run.ts';
import { browserPorts } from '../../play/run/browser-ports.ts';
import { GamePage } from '../../play/page/game-page.tsx';
import type { GameScreens } from '../../play/page/game-screens.ts';
import { LEVEL_LABELS, operationLabel } from './labels.ts';
import { Play } from './play.tsx';
import { Result } from './result.tsx';
import { Setup } from './setup.tsx';
import { typing } from './typing.ts';

const SCREENS: GameScreens<CalculatorConfig, CalculatorMove, CalculatorState, AnswerRun<CalculatorMove, CalculatorState>> = {
  game: calculatorVsBrain,
  name: 'Calculator vs Brain',
  open: (run) => createAnswerRun(run, typing, browserPorts.after),
  about: (state) => {
    const { difficulty, operation } = state.config;
    return `${operationLabel(operation)}, ${LEVEL_LABELS[difficulty].label}: ${state.playerWins} of ${totalProblems(state)} rounds won.`;
  },
  Setup,
  Play,
  Result,
};

/** /games/calculator-vs-brain */
export function CalculatorVsBrain() {
  return <GamePage screens={SCREENS} />;
}
