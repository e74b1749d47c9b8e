import type { CalculatorMove } from '../../../shared/games/calculator-vs-brain/v1/moves.ts';
import { isWon, totalProblems, type CalculatorState, type Round } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { problemText } from '../../words/en/calculator-vs-brain/problem.ts';
import { digitCount } from '../../../shared/games/kit/typed-answer.ts';
import type { AnswerRun } from '../../play/input/answer-run.ts';
import type { Verdict } from '../../play/stage/answer-slot.tsx';
import type { GameKey } from '../../play/input/game-keys.ts';
import type { PlayProps } from '../../play/page/game-module.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import { AFTER_PLAY_MS, AFTER_PRESS_MS } from '../../play/input/moments.ts';
import { useControls } from '../../play/input/use-controls.ts';
import { PlayScreen, type Question } from '../../play/stage/play-screen.tsx';
import { decidedRound, roundWords } from './decided-round.ts';
import { Lanes } from './lanes.tsx';
import { RoundPanel } from './round-panel.tsx';
import { Tally } from './tally.tsx';
import { useRun } from '../../play/run/use-run.ts';
import * as texts from '../../words/en/calculator-vs-brain/play.ts';

/** A round, and the panel after it. */
export function Play({ run, onDiscard }: PlayProps<AnswerRun<CalculatorMove, CalculatorState>>) {
  const { state, breaks } = useRun(run);
  const typed = useRun(run.typed);
  const round = decidedRound(state);
  const words = round && roundWords(state, round);
  // A round that the calculator wins can end while the player presses a key, so its buttons wait longer.
  const there = useControls(round?.value === null ? AFTER_PLAY_MS : AFTER_PRESS_MS, round);
  const next = () => run.play({ type: 'next' });
  // Until a round is decided there is nothing to keep, and the rules refuse `end`.
  const end = () => (totalProblems(state) === 0 ? onDiscard() : run.play({ type: 'end' }));
  const key = (pressed: GameKey) => {
    if (!round || pressed !== 'enter') run.press(pressed);
    else if (there) next();
  };
  return (
    <PlayScreen
      question={questionOf(state)}
      typed={run.typed}
      verdict={round && verdictOf(round, typed)}
      submitDisabled={typed === ''}
      said={words?.spoken}
      panel={words && <RoundPanel key={state.problem.id} words={words} there={there} onNext={next} onEnd={end} />}
      clock={clockOf(state.config)}
      time={<Tally state={state} />}
      progress={<Lanes state={state} typed={typed} clock={{ elapsedMs: run.elapsedMs, epoch: breaks }} />}
      onEnd={end}
      onKey={key}
      onDiscard={onDiscard}
    />
  );
}

function questionOf({ problem }: CalculatorState): Question {
  const { printed, spoken } = problemText(problem);
  return { key: String(problem.id), text: printed, note: null, spoken, digits: digitCount(problem.answer) };
}

/** The verdict on a round. If the player was too late, it shows what was typed so far. */
function verdictOf(round: Round, typed: string): Verdict {
  const answer = String(round.problem.answer);
  if (round.value === null) return { right: false, given: typed, answer, word: texts.tooLate };
  return { right: isWon(round), given: String(round.value), answer };
}
