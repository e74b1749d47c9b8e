import { accuracyOf } from '../../../shared/games/kit/accuracy.ts';
import type { ScoreBreakdown } from '../../../shared/games/multiplication-table/v1/score.ts';
import type { AnsweredProblem } from '../../play/result/problem-times.ts';
import { percent, wholeNumber } from '../../text/number.ts';
import { inTenths } from '../../text/time.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import css from './breakdown.module.css';
import { consistencyWhy } from './labels.ts';

interface BreakdownProps {
  readonly breakdown: ScoreBreakdown;
  readonly bestStreak: number;
  /** Compares the final score with the best of its mode. Empty while that is read; absent for a mode without a best. */
  readonly best: string | undefined;
  readonly rows: readonly AnsweredProblem[];
}

interface Part {
  readonly name: string;
  readonly why: string;
  readonly points: number;
}

/** The final score written as a sum: its parts, a line, and the result (decision G8). */
export function Breakdown(props: BreakdownProps) {
  return (
    <Sheet as="section" className={css['breakdown']} aria-labelledby="score-breakdown">
      <h2 id="score-breakdown" className={css['title']}>
        Score breakdown
      </h2>
      <table className={css['sum']}>
        <tbody>
          {partsOf(props).map(({ name, why, points }, index) => (
            <tr key={name}>
              <th scope="row">
                <span>{name}</span>
                <span className={css['why']}>{why}</span>
              </th>
              <td>{index === 0 ? wholeNumber(points) : signed(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span>Final score</span>
              {props.best !== undefined && <span className={css['why']}>{props.best}</span>}
            </th>
            <td>{wholeNumber(props.breakdown.score)}</td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}

const signed = (points: number): string => (points < 0 ? wholeNumber(points) : `+${wholeNumber(points)}`);

function partsOf({ breakdown, bestStreak, rows }: BreakdownProps): readonly Part[] {
  const { answers, accuracyBonus, consistencyBonus, speed, minimum } = breakdown;
  const correct = rows.filter((row) => row.correct).length;
  const meanMs = rows.reduce((sum, row) => sum + row.ms, 0) / rows.length;
  const parts = [
    { name: 'Answers', why: `${correct} of ${rows.length} right, best streak ${bestStreak}`, points: answers },
    { name: 'Accuracy bonus', why: `${percent(accuracyOf(correct, rows.length))} accuracy`, points: accuracyBonus },
    { name: 'Consistency bonus', why: consistencyWhy(accuracyOf(correct, rows.length)), points: consistencyBonus },
    { name: 'Speed', why: `${inTenths(meanMs)} an answer`, points: speed },
  ];
  return minimum === 0 ? parts : [...parts, { name: 'Minimum', why: 'no game ends below 10', points: minimum }];
}
