import { inTenths } from '../../words/en/text/time.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Rich } from '../../ui/rich.tsx';
import { slowFromMs, type AnsweredProblem } from './problem-times.ts';
import * as words from '../../words/en/play/history.ts';
import ui from '../../ui/ui.module.css';
import css from './history-table.module.css';

interface HistoryTableProps {
  readonly rows: readonly AnsweredProblem[];
  readonly untimed: boolean;
}

/** A row for every problem: the problem, the answer, whether it was right, and the time. */
export function HistoryTable({ rows, untimed }: HistoryTableProps) {
  const slowMs = slowFromMs(rows);
  return (
    <table className={css['table']}>
      <caption className={css['caption']}>{words.history}</caption>
      <thead>
        <tr>
          <th scope="col">{words.problem}</th>
          <th scope="col">{words.yourAnswer}</th>
          <th scope="col">{words.correct}</th>
          {!untimed && <th scope="col">{words.time}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.idx}>
            <th scope="row">{row.problem}</th>
            <td className={css['number']}>{row.correct || row.unanswered ? row.given : <s>{row.given}</s>}</td>
            <td className={row.correct ? ui['right'] : ui['wrong']}>
              <span className={css['verdict']}>
                <Icon name={row.correct ? 'tick' : 'cross'} size="small" />
                {row.correct ? <VisuallyHidden>{words.yes}</VisuallyHidden> : <Missed answer={row.answer} />}
              </span>
            </td>
            {!untimed && (
              <td className={css['number']}>
                <span>{inTenths(row.ms)}</span>
                {row.ms >= slowMs && <span className={css['slow']}>{words.slowTime}</span>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const hidden = (inner: string) => <VisuallyHidden>{inner}</VisuallyHidden>;

/** The right answer to a problem that got none, or another one. */
const Missed = ({ answer }: { readonly answer: string }) => (
  <Rich text={words.no} parts={{ hidden, answer: () => <span>{answer}</span> }} />
);
