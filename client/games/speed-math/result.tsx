import { history, type HistoryRow } from '../../../shared/games/speed-math/v1/rules.ts';
import { summaryMessage } from '../../../shared/games/speed-math/v1/score.ts';
import { problemText } from '../../../shared/games/speed-math/v1/text.ts';
import type { Recorder } from '../../engine/engine.ts';
import type { AnsweredProblem } from '../../play/problem-times.ts';
import { Summary } from '../../play/summary.tsx';
import type { SpeedSnapshot } from './speed-run.ts';

export interface ResultProps {
  readonly snapshot: SpeedSnapshot;
  readonly recorder: Recorder;
  readonly onAgain: () => void;
  readonly onNew: () => void;
}

/** A finished run on the summary. */
export function Result({ snapshot, recorder, onAgain, onNew }: ResultProps) {
  const { outcome, state, report, lost } = snapshot;
  if (!outcome) return null;
  const accuracy = outcome.accuracy ?? 0;
  return (
    <Summary
      game="Speed Math"
      hue="speed-math"
      message={summaryMessage(accuracy)}
      score={outcome.score}
      accuracy={accuracy}
      timeTaken={outcome.timeTaken}
      resumed={outcome.resumed}
      rows={history(state).map(rowOf)}
      report={report}
      lost={lost}
      recorder={recorder}
      onAgain={onAgain}
      onNew={onNew}
    />
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
