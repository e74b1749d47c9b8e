import type { TableState } from '../../../shared/games/multiplication-table/v2/rules.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { isUntimed } from '../../play/choices/clock-of.ts';
import { Summary } from '../../play/result/summary.tsx';
import { percent } from '../../text/number.ts';
import { inSeconds } from '../../words/en/text/time.ts';
import { answersOf } from './answers.ts';
import { Details } from './details.tsx';
import * as words from '../../words/en/multiplication-table/result.ts';
import * as resultWords from '../../words/en/play/result.ts';

/** A finished run on the summary. */
export function Result({ state, ...result }: ResultProps<TableState>) {
  const { timeTaken } = result.outcome;
  const accuracy = result.outcome.accuracy ?? 0;
  const rows = answersOf(state);
  const untimed = isUntimed(state.config);
  return (
    <Summary
      {...result}
      message={messageOf(accuracy)}
      figures={[
        { name: resultWords.accuracy, value: percent(accuracy), meaning: resultWords.accuracyMeans },
        ...(untimed ? [] : [{ name: resultWords.time, value: inSeconds(timeTaken) }]),
      ]}
      inPlaceOfXp={{ name: resultWords.correct, value: `${rows.filter((row) => row.correct).length}/${rows.length}` }}
      spoken={words.spoken(accuracy, untimed ? undefined : timeTaken, state.bestStreak)}
      againLabel={resultWords.playAgain}
      newLabel={resultWords.newGame}
    >
      <Details state={state} rows={rows} report={result.report} />
    </Summary>
  );
}

function messageOf(accuracy: number): string {
  if (accuracy >= 90) return words.outstanding;
  return accuracy >= 70 ? words.great : words.practise;
}
