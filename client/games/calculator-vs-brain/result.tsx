import type { Level } from '../../../shared/games/calculator-vs-brain/v1/config.ts';
import { totalProblems, type CalculatorState } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { isUntimed } from '../../play/choices/clock-of.ts';
import { useGame } from '../../play/current-game.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { FillIn } from '../../play/page/fill-in.tsx';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import { Summary } from '../../play/result/summary.tsx';
import { inHundredths } from '../../words/en/text/time.ts';
import { percent } from '../../text/number.ts';
import { adviceOf } from './advice.ts';
import { answersOf } from './answers.ts';
import { Scoreboard } from './scoreboard.tsx';
import { RunShare } from '../../play/result/run-share.tsx';
import { sharedText } from './shared-text.ts';
import * as words from '../../words/en/calculator-vs-brain/result.ts';
import * as setup from '../../words/en/calculator-vs-brain/setup.ts';
import * as resultWords from '../../words/en/play/result.ts';
import css from './result.module.css';

/** Final Results (spec 1 §2). */
export function Result({ state, ...result }: ResultProps<CalculatorState>) {
  const { playerWins, calculatorWins, bestStreak, bestTimeMs } = state;
  const winRate = result.outcome.accuracy ?? 0;
  const { name } = useGame();
  const untimed = isUntimed(state.config);
  // Who had all the time says nothing about how fast a calculator fits.
  const advice = untimed ? undefined : adviceOf(state);
  return (
    <Summary
      {...result}
      message={messageOf(state)}
      figures={[
        { name: words.winRate, value: percent(winRate), meaning: words.winRateMeans },
        { name: words.bestStreak, value: bestStreak, meaning: words.bestStreakMeans },
      ]}
      inPlaceOfXp={
        untimed
          ? { name: resultWords.correct, value: `${playerWins}/${totalProblems(state)}` }
          : { name: words.bestTime, value: bestTimeMs === null ? '–' : inHundredths(bestTimeMs) }
      }
      spoken={words.spoken({ yours: playerWins, its: calculatorWins, streak: bestStreak, rate: winRate })}
      banner={
        <div className={css['final']}>
          <Scoreboard playerWins={playerWins} calculatorWins={calculatorWins} />
          {advice && <Advice advice={advice} played={state.config.difficulty} onSetup={result.onNew} />}
          <RunShare said={sharedText(state, winRate, name)} rights={answersOf(state).map(({ correct }) => correct)} />
        </div>
      }
      share={null}
      againLabel={resultWords.playAgain}
      newLabel={resultWords.newGame}
    >
      <HowItWent rows={answersOf(state)} config={state.config} />
    </Summary>
  );
}

interface AdviceProps {
  readonly advice: NonNullable<ReturnType<typeof adviceOf>>;
  readonly played: Level;
  readonly onSetup: () => void;
}

/** Which level fits better, and a button that fills it in. */
function Advice({ advice: { level, won, rounds, config }, played, onSetup }: AdviceProps) {
  const names = setup.levels;
  return (
    <div className={css['advice']}>
      <p>{words.fits(names[level], won, rounds, names[played])}</p>
      <FillIn config={config} label={words.setUp(names[level])} onSetup={onSetup} />
    </div>
  );
}

function messageOf({ playerWins, calculatorWins }: CalculatorState): string {
  if (playerWins === calculatorWins) return words.draw;
  return playerWins > calculatorWins ? words.brainWins : words.calculatorWins;
}
