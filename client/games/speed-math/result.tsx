import { history, type HistoryRow, type SpeedMathState } from '../../../shared/games/speed-math/v1/rules.ts';
import { problemText } from '../../words/en/speed-math/problem.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import type { AnsweredProblem } from '../../play/result/problem-times.ts';
import { Summary } from '../../play/result/summary.tsx';
import { percent } from '../../text/number.ts';
import { inSeconds } from '../../words/en/text/time.ts';
import * as resultWords from '../../words/en/play/result.ts';
import * as words from '../../words/en/speed-math/result.ts';

/** A finished run on the summary. */
export function Result({ state, ...result }: ResultProps<SpeedMathState>) {
  const { accuracy, timeTaken } = result.outcome;
  const rows = history(state).map(rowOf);
  return (
    <Summary
      {...result}
      message={words.summaryMessage(accuracy ?? 0)}
      figures={[
        { name: resultWords.accuracy, value: percent(accuracy ?? 0) },
        { name: resultWords.time, value: inSeconds(timeTaken) },
      ]}
      inPlaceOfXp={{ name: resultWords.correct, value: `${rows.filter((row) => row.correct).length}/${rows.length}` }}
      spoken={words.spoken(accuracy ?? 0, timeTaken)}
    >
      <HowItWent rows={rows} />
    </Summary>
  );
}

const rowOf = ({ idx, problem, userAnswer, correct, ms }: HistoryRow): AnsweredProblem => ({
  idx,
  problem: problemText(problem).printed,
  given: String(userAnswer),
  answer: String(problem.answer),
  correct,
  ms,
});
