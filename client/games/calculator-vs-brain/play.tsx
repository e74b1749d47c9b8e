import { useSyncExternalStore } from 'react';
import type { CalculatorMove } from '../../../shared/games/calculator-vs-brain/v1/moves.ts';
import { isWon, totalProblems, type CalculatorState, type Round } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { problemText } from '../../../shared/games/calculator-vs-brain/v1/text.ts';
import { digitsOf } from '../../../shared/games/typed-answer.ts';
import type { AnswerRun } from '../../play/answer-run.ts';
import type { Verdict } from '../../play/answer-slot.tsx';
import type { GameKey } from '../../play/game-keys.ts';
import type { PlayProps } from '../../play/game-screens.ts';
import { PlayScreen, type Question } from '../../play/play-screen.tsx';
import { decidedRound, isDeaf, roundWords } from './decided-round.ts';
import { Lanes } from './lanes.tsx';
import { RoundPanel } from './round-panel.tsx';
import { Tally } from './tally.tsx';

/** A round, and the panel after it. */
export function Play({ run, onAbort }: PlayProps<AnswerRun<CalculatorMove, CalculatorState>>) {
  const { state, typed, breaks } = useSyncExternalStore(run.subscribe, run.getSnapshot);
  const round = decidedRound(state);
  const words = round && roundWords(state, round);
  const heard = (press: () => void) => () => {
    if (!isDeaf(run.getSnapshot().state, run.elapsedMs())) press();
  };
  const next = heard(() => run.play({ type: 'next' }));
  // Before a round was decided there is nothing to keep: the rules know no end then.
  const end = () => (totalProblems(state) === 0 ? onAbort() : run.play({ type: 'end' }));
  const key = (pressed: GameKey) => (round && pressed === 'enter' ? next() : run.press(pressed));
  return (
    <PlayScreen
      game="Calculator vs Brain"
      slug="calculator-vs-brain"
      question={questionOf(state)}
      typed={typed}
      verdict={round && verdictOf(round, typed)}
      submitDisabled={typed === ''}
      said={words?.spoken}
      hasPanels
      panel={words && <RoundPanel key={state.problem.id} words={words} onNext={next} onEnd={heard(end)} />}
      time={<Tally state={state} />}
      progress={<Lanes state={state} typed={typed} elapsedMs={run.elapsedMs} epoch={breaks} />}
      onEnd={end}
      onKey={key}
      onAbort={onAbort}
    />
  );
}

function questionOf({ problem }: CalculatorState): Question {
  const { printed, spoken } = problemText(problem);
  return { key: String(problem.id), text: printed, note: null, spoken, digits: digitsOf(problem.answer) };
}

/** Of a round that came too late, what was typed so far. */
function verdictOf(round: Round, typed: string): Verdict {
  const answer = String(round.problem.answer);
  if (round.value === null) return { right: false, given: typed, answer, word: 'Too late' };
  return { right: isWon(round), given: String(round.value), answer };
}
