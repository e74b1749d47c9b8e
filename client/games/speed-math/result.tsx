import type { SpeedMathState } from '../../../shared/games/speed-math/v1/rules.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import { Summary } from '../../play/result/summary.tsx';
import { percent } from '../../text/number.ts';
import { inSeconds } from '../../words/en/text/time.ts';
import { answersOf } from './answers.ts';
import * as resultWords from '../../words/en/play/result.ts';
import * as words from '../../words/en/speed-math/result.ts';

/** A finished run on the summary. */
export function Result({ state, ...result }: ResultProps<SpeedMathState>) {
  const { accuracy, timeTaken } = result.outcome;
  const rows = answersOf(state);
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
