import type { MathRaceState } from '../../../shared/games/math-race/v1/rules.ts';
import { isUntimed } from '../../play/choices/clock-of.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import { Summary } from '../../play/result/summary.tsx';
import { percent } from '../../text/number.ts';
import { clockText } from '../../text/time.ts';
import { answersOf } from './answers.ts';
import { Finish } from './finish.tsx';
import { raceMessage } from './result-text.ts';
import * as words from '../../words/en/math-race/result.ts';
import * as resultWords from '../../words/en/play/result.ts';

/** A finished race on the summary. */
export function Result({ state, ...result }: ResultProps<MathRaceState>) {
  const { accuracy, timeTaken } = result.outcome;
  const { answers, bestStreak } = state;
  const untimed = isUntimed(state.config);
  return (
    <Summary
      {...result}
      message={raceMessage(state, accuracy ?? 0)}
      figures={[
        ...(untimed ? [] : [{ name: resultWords.time, value: clockText(timeTaken) }]),
        { name: resultWords.accuracy, value: percent(accuracy ?? 0), meaning: resultWords.accuracyMeans },
      ]}
      inPlaceOfXp={{ name: resultWords.correct, value: `${state.correct}/${answers.length}` }}
      spoken={words.spoken(untimed ? undefined : timeTaken, accuracy ?? 0, bestStreak)}
      banner={<Finish state={state} comparison={result.comparison} />}
      againLabel={resultWords.playAgain}
      newLabel={resultWords.newGame}
    >
      <HowItWent rows={answersOf(state)} config={state.config} />
    </Summary>
  );
}
