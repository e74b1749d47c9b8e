import { breakdownOf, isRight, talliesOf, type GivenAnswer, type TableState } from '../../../shared/games/multiplication-table/v1/rules.ts';
import { printed } from '../../../shared/games/multiplication-table/v1/question.ts';
import type { ResultProps } from '../../play/game-screens.ts';
import { HowItWent } from '../../play/how-it-went.tsx';
import type { AnsweredProblem } from '../../play/problem-times.ts';
import { Summary } from '../../play/summary.tsx';
import { PlayedTables } from './played-tables.tsx';
import { Breakdown } from './breakdown.tsx';

/** More answers than these are too many to look at one by one. */
const MOST_ROWS = 100;

/** A finished run on the summary. */
export function Result({ state, ...result }: ResultProps<TableState>) {
  const { outcome, report } = result;
  const { timeTaken } = outcome;
  const accuracy = outcome.accuracy ?? 0;
  const rows = state.answers.map(rowOf);
  return (
    <Summary
      {...result}
      game="Multiplication Table"
      slug="multiplication-table"
      message={messageOf(accuracy)}
      figures={[
        { name: 'Accuracy', value: `${accuracy}%` },
        { name: 'Time', value: `${timeTaken} s` },
      ]}
      inPlaceOfXp={{ name: 'Correct', value: `${rows.filter((row) => row.correct).length}/${rows.length}` }}
      spoken={`accuracy ${accuracy} percent, time ${timeTaken} seconds, best streak ${state.bestStreak}`}
      againLabel="Play Again"
      newLabel="New Game"
    >
      {rows.length > 0 && <Breakdown breakdown={breakdownOf(state)} bestStreak={state.bestStreak} rows={rows} />}
      {rows.length > 0 && <PlayedTables tallies={talliesOf(state)} report={report} />}
      <HowItWent rows={rows.slice(-MOST_ROWS)} />
    </Summary>
  );
}

function messageOf(accuracy: number): string {
  if (accuracy >= 90) return 'Outstanding!';
  return accuracy >= 70 ? 'Great job!' : 'Keep practicing!';
}

const rowOf = (given: GivenAnswer, index: number): AnsweredProblem => ({
  idx: index + 1,
  problem: printed(given.question),
  given: String(given.value),
  answer: String(given.question.answer),
  correct: isRight(given),
  ms: given.ms,
});
