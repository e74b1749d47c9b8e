import { history, type CalculatorState, type HistoryRow } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { problemText } from '../../words/en/calculator-vs-brain/problem.ts';
import { useGame } from '../../play/current-game.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import type { AnsweredProblem } from '../../play/result/problem-times.ts';
import { Summary } from '../../play/result/summary.tsx';
import { inHundredths } from '../../text/time.ts';
import { percent } from '../../text/number.ts';
import { Scoreboard } from './scoreboard.tsx';
import { Share } from './share.tsx';
import { shareText } from './share-result.ts';
import css from './result.module.css';

/** Final Results (spec 1 §2). */
export function Result({ state, ...result }: ResultProps<CalculatorState>) {
  const { playerWins, calculatorWins, bestStreak, bestTimeMs } = state;
  const winRate = result.outcome.accuracy ?? 0;
  const { name } = useGame();
  return (
    <Summary
      {...result}
      message={messageOf(state)}
      figures={[
        { name: 'Win rate', value: percent(winRate) },
        { name: 'Best streak', value: bestStreak },
      ]}
      inPlaceOfXp={{ name: 'Best time', value: bestTimeMs === null ? '–' : inHundredths(bestTimeMs) }}
      spoken={`your wins ${playerWins}, calculator wins ${calculatorWins}, best streak ${bestStreak}, win rate ${winRate} percent`}
      banner={
        <div className={css['final']}>
          <Scoreboard playerWins={playerWins} calculatorWins={calculatorWins} />
          <Share text={shareText(state, winRate, name)} />
        </div>
      }
      againLabel="Play Again"
      newLabel="Change Setup"
    >
      <HowItWent rows={history(state).map(rowOf)} />
    </Summary>
  );
}

function messageOf({ playerWins, calculatorWins }: CalculatorState): string {
  if (playerWins === calculatorWins) return 'A draw!';
  return playerWins > calculatorWins ? 'Your brain wins!' : 'The calculator wins this time.';
}

const rowOf = ({ idx, problem, userAnswer, won, ms }: HistoryRow): AnsweredProblem => ({
  idx,
  problem: problemText(problem).printed,
  given: userAnswer === null ? 'too late' : String(userAnswer),
  unanswered: userAnswer === null,
  answer: String(problem.answer),
  correct: won,
  ms,
});
