import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useToday } from '../../device/use-today.ts';
import { saveFile } from '../../players/your-data/files.ts';
import { isoDay } from '../../text/csv.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import * as words from '../../words/en/classroom/class-table.ts';
import { dayText } from '../../words/en/text/calendar.ts';
import type { RoundRow } from '../storage/class-rows.ts';
import { Marks } from './marks.tsx';
import type { ClassProps } from './classes-here.ts';
import { gameOf, timeOf, timeText } from './said.ts';
import { tableAsCsv } from './table-csv.ts';
import { ORDERS, tableOf, type Cell, type Order } from './table.ts';
import ui from '../../ui/ui.module.css';
import css from './table.module.css';

/** Seats × rounds, and the same as a file. */
export function TableView({ id, data }: ClassProps) {
  const [order, setOrder] = useState<Order>('seat');
  const today = useToday();
  const { rounds } = data;
  if (rounds.length === 0) return <p className={ui['soft']}>{words.nothing}</p>;
  const rows = tableOf(data, order);
  const save = () => saveFile(words.file(isoDay(today)), 'text/csv', [tableAsCsv(rows, rounds)]);
  return (
    <div className={ui['column4']}>
      <Segments
        legend={words.order}
        options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
        value={order}
        onChange={setOrder}
      />
      {/* What is wider than the window is scrolled by keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css['scroll']} aria-label={words.caption} tabIndex={0}>
        <table className={css['table']}>
          <VisuallyHidden as="caption">{words.caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col" className={css['number']}>
                {words.seat}
              </th>
              <th scope="col" className={css['name']}>
                {words.pupil}
              </th>
              {rounds.map(({ code, day }) => (
                <th key={code} scope="col">
                  <RoundHead id={id} code={code} day={day} />
                </th>
              ))}
              <th scope="col">{words.all}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, nickname, cells, right, asked, played, timed }) => (
              <tr key={seat}>
                <td className={css['number']}>{seat}</td>
                <th scope="row" className={css['name']}>
                  <Link to="/class" search={{ id, show: 'pupils', of: String(seat) }}>
                    {nickname}
                  </Link>
                </th>
                {cells.map((cell) => (
                  <td key={cell.round}>
                    <CellView cell={cell} />
                  </td>
                ))}
                <td>
                  {played > 0 && (
                    <div className={css['cell']}>
                      <Figures right={right} asked={asked} time={timed ? timeText(timed.ms) : ''} />
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={ui['row3']}>
        <Button onClick={() => void save()}>{words.saveCsv}</Button>
      </div>
      <p className={ui['note']}>{words.aboutCsv}</p>
      <MarksKey />
    </div>
  );
}

const RoundHead = ({ id, code, day }: Pick<RoundRow, 'code' | 'day'> & Pick<ClassProps, 'id'>) => (
  <Link to="/class" search={{ id, show: 'rounds', of: code }} className={css['round']}>
    <span>{gameOf(code)}</span>
    <span className={ui['fine']}>{dayText(day)}</span>
  </Link>
);

const Figures = ({ right, asked, time }: { readonly right: number; readonly asked: number; readonly time: string }) => (
  <>
    <span className={css['right']}>
      <VisuallyHidden>{words.spoken(right, asked)}</VisuallyHidden>
      <span aria-hidden="true">{words.rightOf(right, asked)}</span>
    </span>
    {time !== '' && <span className={css['time']}>{time}</span>}
  </>
);

/** What stands of a seat in a round: its figures, or why there are none. */
export const CellView = ({ cell: { results, counts, marks } }: { readonly cell: Cell }) => (
  <div className={css['cell']}>
    {counts ? (
      <Figures right={counts.right} asked={counts.asked} time={timeOf(counts)} />
    ) : (
      results.map((result) => <Figures key={result.id} right={result.right} asked={result.asked} time={timeOf(result)} />)
    )}
    <Marks marks={marks} />
  </div>
);

const MARKS = ['not_read', 'paper', 'typed', 'calm', 'late', 'choose'] as const;

const MarksKey = () => (
  <details>
    <summary>{words.key}</summary>
    <dl className={css['key']}>
      {MARKS.map((mark) => (
        <div key={mark} className={css['keyRow']}>
          <dt>
            <Marks marks={[mark]} />
          </dt>
          <dd>{words.meanings[mark]}</dd>
        </div>
      ))}
    </dl>
  </details>
);
