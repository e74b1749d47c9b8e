import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { AskDialog } from '../../ui/overlay/ask-dialog.tsx';
import * as words from '../../words/en/classroom/class-round.ts';
import { dayOfWeek } from '../../words/en/text/calendar.ts';
import type { RoundRow } from '../storage/class-rows.ts';
import { Board } from './board.tsx';
import { BringIn } from './bring-in.tsx';
import { Brought } from './brought.tsx';
import type { ClassProps } from './classes-here.ts';
import { roundText } from './said.ts';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';

/** One round: its code for the room, what was brought in, and what is still to come. */
export function RoundView({ round, ...props }: ClassProps & { readonly round: RoundRow }) {
  const { id, change } = props;
  const { code, day, closedMs } = round;
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const erase = async () => {
    await change((store) => store.eraseRound(code, Date.now()));
    await navigate({ to: '/class', search: { id, show: 'rounds' } });
  };
  return (
    <div className={ui['column5']}>
      <div className={ui['column2']}>
        <h3 className={css['subtitle']}>{roundText(code)}</h3>
        <p className={ui['note']}>{dayOfWeek(day)}</p>
      </div>
      <Board code={code}>
        <LinkButton to="/class" search={{ id, show: 'rounds', of: code, paper: 'print' }}>
          {words.paper}
        </LinkButton>
      </Board>
      <BringIn {...props} round={round} />
      <Brought {...props} round={round} />
      <div className={css['end']}>
        <LinkButton to="/class" search={{ id, show: 'rounds' }}>
          <Icon name="arrow-left" size="small" />
          <span>{words.all}</span>
        </LinkButton>
        <Button onClick={() => void change((store) => store.closeRound(code, closedMs === undefined ? Date.now() : undefined))}>
          {closedMs === undefined ? words.close : words.reopen}
        </Button>
        <Button onClick={() => setAsking(true)}>{words.erase}</Button>
      </div>
      <p className={ui['note']}>{words.aboutClose}</p>
      {isAsking && (
        <AskDialog title={words.askErase} yes={words.yes} no={words.no} onNo={() => setAsking(false)} onYes={() => void erase()}>
          {words.aboutErase}
        </AskDialog>
      )}
    </div>
  );
}
