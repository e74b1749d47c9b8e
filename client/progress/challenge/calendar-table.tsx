import { shortWeekdays, weekdays } from '../../words/en/text/calendar.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/daily-challenge/calendar.ts';
import type { CalendarDay, CalendarMonth, DayState } from './calendar.ts';
import ui from '../../ui/ui.module.css';
import css from './calendar-table.module.css';

/** Each state has a mark and a word; the word is for those who hear it, and for the key below the month. */
const MARKS: { readonly [state in DayState]?: { readonly icon?: IconName; readonly word: string } } = {
  passed: { icon: 'tick', word: words.passed },
  attempted: { icon: 'cross', word: words.attempted },
  missed: { icon: 'minus', word: words.missed },
  open: { word: words.open },
  none: { word: words.none },
};

const KEY = ['passed', 'attempted', 'missed'] as const;

/** A month of challenges: done and missed. */
export function Calendar({ month }: { readonly month: CalendarMonth | undefined }) {
  const weeks = month?.weeks;
  return (
    <Sheet as="section" className={css['calendar']} aria-labelledby="this-month">
      <div className={ui['grid1']}>
        <h2 id="this-month" className={ui['large']}>
          {month?.name ?? words.thisMonth}
        </h2>
        <p className={css['soft']}>{month?.sum}</p>
      </div>
      <table className={css['table']}>
        <thead>
          <tr>
            {weekdays.map((name, index) => (
              <th key={name} scope="col" abbr={name}>
                <span aria-hidden="true">{shortWeekdays[index]}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks?.map((week) => (
            <Week key={week.find((day) => day)?.date} week={week} />
          ))}
        </tbody>
      </table>
      <ul className={css['key']} aria-label={words.key}>
        {KEY.map((state) => (
          <li key={state}>
            <Mark state={state} />
            <span>{MARKS[state]?.word}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Week({ week }: { readonly week: readonly (CalendarDay | null)[] }) {
  'use no memo';
  return (
    <tr>
      {weekdays.map((name, index) => {
        const day = week[index];
        return (
          <td key={name} aria-current={day?.isToday ? 'date' : undefined}>
            {day && <Day {...day} />}
          </td>
        );
      })}
    </tr>
  );
}

function Day({ date, state, isToday }: CalendarDay) {
  'use no memo';
  const word = MARKS[state]?.word;
  return (
    <span className={classes(css['day'], css[state], isToday && css['isToday'])}>
      <span className={css['number']}>{date}</span>
      <Mark state={state} />
      {word !== undefined && <VisuallyHidden>{`: ${word}`}</VisuallyHidden>}
    </span>
  );
}

function Mark({ state }: { readonly state: DayState }) {
  'use no memo';
  const icon = MARKS[state]?.icon;
  return <span className={classes(css['mark'], css[state])}>{icon && <Icon name={icon} size="small" />}</span>;
}
