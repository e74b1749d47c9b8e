import { speedMath } from '../../../shared/games/speed-math/v2/rules.ts';
import type { FitConfig } from '../../../shared/games/speed-math/v2/config.ts';
import { climbed } from '../../../shared/games/speed-math/v2/staircase.ts';
import { seedFromText } from '../../../shared/seed.ts';
import { problemText } from '../../words/en/speed-math/problem.ts';
import { rungName } from '../../words/en/speed-math/rungs.ts';
import * as words from '../../words/en/site/adaptive-learning.ts';
import css from './help.module.css';

const CONFIG: FitConfig = { operation: 'addition', difficulty: 'fit', friendly: true, timeLimit: 60, questions: 15, from: 6 };
/** Which answers are right: three climb a step, and the next one falls back. */
const RIGHT = [true, true, true, false, true];
const ANSWER_MS = 2_000;

interface Row {
  readonly problem: string;
  readonly isRight: boolean;
  readonly next: string;
}

/** A run by the rules themselves, answer by answer. */
function rowsOf(): readonly Row[] {
  let state = speedMath.start(CONFIG, seedFromText('example'));
  return RIGHT.map((isRight): Row => {
    const { problem, shownAtMs } = state;
    state = speedMath.step(state, { type: 'answer', value: problem.answer + (isRight ? 0 : 1) }, shownAtMs + ANSWER_MS);
    const { rung } = climbed(CONFIG.from, state.answers);
    state = speedMath.step(state, { type: 'tick' }, state.feedbackUntilMs ?? shownAtMs);
    return { problem: problemText(problem).printed, isRight, next: rungName(CONFIG.operation, rung) };
  });
}

/** How a game follows its player, worked out by its rules. */
export function FitExample() {
  return (
    <table className={css['fit']}>
      <caption>{words.fitExample}</caption>
      <thead>
        <tr>
          {words.fitColumns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf().map(({ problem, isRight, next }) => (
          <tr key={problem}>
            <th scope="row">{problem}</th>
            <td>{isRight ? words.right : words.wrong}</td>
            <td>{next}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
