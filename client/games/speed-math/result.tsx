import { useEffect } from 'react';
import type { SpeedMathState } from '../../../shared/games/speed-math/v2/rules.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { climbedIn } from '../../../shared/games/speed-math/v2/staircase.ts';
import { isFit } from '../../../shared/games/speed-math/v2/config.ts';
import { isUntimed } from '../../play/choices/clock-of.ts';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import { Summary } from '../../play/result/summary.tsx';
import { percent } from '../../text/number.ts';
import { inSeconds } from '../../words/en/text/time.ts';
import { answersOf } from './answers.ts';
import { rememberReached } from '../../play/setup/reached.ts';
import * as resultWords from '../../words/en/play/result.ts';
import * as words from '../../words/en/speed-math/result.ts';
import { workedAt } from '../../words/en/speed-math/rungs.ts';

/** A finished run on the summary. */
export function Result({ state, ...result }: ResultProps<SpeedMathState>) {
  const { accuracy, timeTaken } = result.outcome;
  const rows = answersOf(state);
  const untimed = isUntimed(state.config);
  const worked = useWorked(state);
  return (
    <Summary
      {...result}
      message={words.summaryMessage(accuracy ?? 0)}
      figures={[
        { name: resultWords.accuracy, value: percent(accuracy ?? 0), meaning: resultWords.accuracyMeans },
        ...(untimed ? [] : [{ name: resultWords.time, value: inSeconds(timeTaken) }]),
      ]}
      inPlaceOfXp={{ name: resultWords.correct, value: `${rows.filter((row) => row.correct).length}/${rows.length}` }}
      spoken={[words.spoken(accuracy ?? 0, untimed ? undefined : timeTaken), worked].filter((text) => text !== undefined).join('. ')}
      banner={worked !== undefined && <p>{worked}</p>}
    >
      <HowItWent rows={rows} config={state.config} />
    </Summary>
  );
}

/** What a run that fitted its player asked, in the mean; undefined for any other. What it got to is where the next one begins. */
function useWorked({ config, answers }: SpeedMathState): string | undefined {
  const fit = isFit(config) ? { operation: config.operation, ...climbedIn(config, answers) } : undefined;
  const { operation, rung } = fit ?? {};
  useEffect(() => {
    if (operation !== undefined && rung !== undefined) rememberReached(operation, rung);
  }, [operation, rung]);
  return fit && workedAt(fit.operation, fit.mean);
}
