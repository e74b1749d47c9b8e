import { accuracyOf } from '../../../shared/games/kit/accuracy.ts';
import type { Clock } from '../../../shared/games/kit/clock.ts';
import { ordinaryMs } from '../../../shared/games/kit/clocked.ts';
import type { ScoreBreakdown } from '../../../shared/games/multiplication-table/v1/score.ts';
import type { AnsweredProblem } from '../../play/result/problem-times.ts';
import { wholeNumber } from '../../text/number.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/multiplication-table/result.ts';
import ui from '../../ui/ui.module.css';
import css from './breakdown.module.css';

interface BreakdownProps {
  readonly breakdown: ScoreBreakdown;
  readonly bestStreak: number;
  readonly rows: readonly AnsweredProblem[];
  /** By which it was played: without a clock, speed is no part of it. */
  readonly clock: Clock;
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
      <h2 id="score-breakdown" className={ui['large']}>
        {words.breakdown}
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
              <span>{words.finalScore}</span>
            </th>
            <td>{wholeNumber(props.breakdown.score)}</td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}

const signed = (points: number): string => (points < 0 ? wholeNumber(points) : `+${wholeNumber(points)}`);

function partsOf({ breakdown, bestStreak, rows, clock }: BreakdownProps): readonly Part[] {
  const { answers, accuracyBonus, consistencyBonus, speed, minimum } = breakdown;
  const correct = rows.filter((row) => row.correct).length;
  const accuracy = accuracyOf(correct, rows.length);
  const meanMs = rows.reduce((sum, row) => sum + row.ms, 0) / rows.length;
  const countedMs = ordinaryMs(clock, meanMs);
  const parts = [
    { name: words.answers, why: words.answersWhy(correct, rows.length, bestStreak), points: answers },
    { name: words.accuracyBonus, why: words.accuracyWhy(accuracy), points: accuracyBonus },
    { name: words.consistencyBonus, why: words.consistencyWhy(accuracy), points: consistencyBonus },
    ...(countedMs === null ? [] : [{ name: words.speed, why: words.speedWhy(meanMs, countedMs), points: speed }]),
  ];
  return minimum === 0 ? parts : [...parts, { name: words.minimum, why: words.minimumWhy, points: minimum }];
}
