import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as ofClass from '../../words/en/classroom/class.ts';
import * as words from '../../words/en/classroom/class-table.ts';
import { dayInYear } from '../../words/en/text/calendar.ts';
import type { SeatRow } from '../storage/class-rows.ts';
import type { ClassProps } from './classes-here.ts';
import { roundText } from './said.ts';
import { CellView } from './table-view.tsx';
import { tableOf } from './table.ts';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';

/** One page of a pupil: all rounds, the last first. */
export function PupilView({ id, data, seat: { seat, nickname } }: ClassProps & { readonly seat: SeatRow }) {
  const row = tableOf(data, 'seat').find((each) => each.seat === seat);
  return (
    <div className={ui['column4']}>
      <h3 className={css['subtitle']}>{words.ofPupil(nickname)}</h3>
      {data.rounds.length === 0 ? (
        <p className={ui['soft']}>{words.nothing}</p>
      ) : (
        <Sheet room="flush">
          <ul>
            {[...data.rounds].reverse().map(({ code, day }) => {
              const cell = row?.cells.find(({ round }) => round === code);
              return (
                <li key={code} className={css['seat']}>
                  <span className={css['seatName']}>
                    <span>{roundText(code)}</span>
                    <span className={ui['note']}>{dayInYear(day)}</span>
                  </span>
                  {cell && <CellView cell={cell} />}
                </li>
              );
            })}
          </ul>
        </Sheet>
      )}
      <div className={css['end']}>
        <LinkButton to="/class" search={{ id, show: 'pupils' }}>
          <Icon name="arrow-left" size="small" />
          <span>{ofClass.viewNames.pupils}</span>
        </LinkButton>
        <Button onClick={() => print()}>{words.printed}</Button>
      </div>
    </div>
  );
}
