import { inTenths } from '../../text/time.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { slowFromMs, type AnsweredProblem } from './problem-times.ts';
import css from './history-table.module.css';

/** A row for every problem: the problem, the answer, whether it was right, and the time. */
export function HistoryTable({ rows }: { readonly rows: readonly AnsweredProblem[] }) {
  const slowMs = slowFromMs(rows);
  return (
    <table className={css['table']}>
      <caption className={css['caption']}>History</caption>
      <thead>
        <tr>
          <th scope="col">Problem</th>
          <th scope="col">Your answer</th>
          <th scope="col">Correct</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.idx}>
            <th scope="row">{row.problem}</th>
            <td className={css['number']}>{row.correct || row.unanswered ? row.given : <s>{row.given}</s>}</td>
            <td className={row.correct ? css['right'] : css['wrong']}>
              <span className={css['verdict']}>
                <Icon name={row.correct ? 'tick' : 'cross'} size="small" />
                <VisuallyHidden>{row.correct ? 'Yes' : 'No, it is '}</VisuallyHidden>
                {!row.correct && <span>{row.answer}</span>}
              </span>
            </td>
            <td className={css['number']}>
              <span>{inTenths(row.ms)}</span>
              {row.ms >= slowMs && <span className={css['slow']}> slow</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
