import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useToday } from '../../device/use-today.ts';
import { inFours } from '../../text/fours.ts';
import { Button } from '../../ui/button/button.tsx';
import { SheetLink } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/classroom/class-round.ts';
import { dayOfWeek } from '../../words/en/text/calendar.ts';
import type { ClassProps } from './classes-here.ts';
import { RoundForm } from './round-form.tsx';
import { roundText } from './said.ts';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';

/** The rounds of a class, the last first, and a new one. */
export function RoundsView({ id, data: { seats, rounds, results }, change }: ClassProps) {
  const [isNew, setNew] = useState(rounds.length === 0);
  const navigate = useNavigate();
  const today = useToday();
  const make = async (code: string) => {
    const isMade = await change((store) => store.addRound(code, today, Date.now()));
    if (isMade) await navigate({ to: '/class', search: { id, show: 'rounds', of: code } });
    return isMade === false ? words.tooMany : undefined;
  };
  const readIn = (code: string) => new Set(results.filter(({ round }) => round === code).map(({ seat }) => seat)).size;
  return (
    <div className={ui['column5']}>
      {isNew ? (
        <RoundForm taken={rounds.map(({ code }) => code)} onCode={make} />
      ) : (
        <div>
          <Button variant="primary" size="large" onClick={() => setNew(true)}>
            {words.make}
          </Button>
        </div>
      )}
      {rounds.length === 0 ? (
        <p className={ui['soft']}>{words.none}</p>
      ) : (
        <section className={ui['column3']} aria-labelledby="rounds">
          <h3 id="rounds" className={css['subtitle']}>
            {words.list}
          </h3>
          <ul className={css['cards']}>
            {[...rounds].reverse().map(({ code, day, closedMs }) => (
              <li key={code}>
                <SheetLink to="/class" search={{ id, show: 'rounds', of: code }} className={css['card']}>
                  <span className={css['smallCode']}>{inFours(code).join(' ')}</span>
                  <span>{roundText(code)}</span>
                  <span className={ui['note']}>{dayOfWeek(day)}</span>
                  <span className={ui['note']}>{words.read(readIn(code), seats.length)}</span>
                  {closedMs !== undefined && <span className={ui['note']}>{words.closed}</span>}
                </SheetLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
