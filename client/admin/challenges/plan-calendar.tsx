import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { dayOfWeek, shortWeekdays, weekdays } from '../../words/en/text/calendar.ts';
import type { PlanDay, PlanMonth } from './plan.ts';
import * as words from '../../words/en/admin/challenges.ts';
import css from './plan-calendar.module.css';

/** Each state has a mark and words: the words are for those who hear it, and for the key below the month. */
const MARKS: { readonly [state in PlanDay['state']]?: IconName } = { active: 'tick', inactive: 'minus', empty: 'plus' };

const KEY = ['active', 'inactive', 'empty'] as const;

interface PlanCalendarProps {
  readonly month: PlanMonth;
  /** Shows another month: the one before or after. */
  readonly onTurn: (direction: -1 | 1) => void;
  /** Called with the day that was pressed. */
  readonly onPick: (day: PlanDay) => void;
}

/** A month of challenges. A press on an empty day begins one for it, a press on another opens what is there. */
export function PlanCalendar({ month, onTurn, onPick }: PlanCalendarProps) {
  return (
    <Sheet as="section" room="close" className={css['calendar']} aria-labelledby="plan-month">
      <div className={css['head']}>
        <IconButton label={words.monthBefore} onClick={() => onTurn(-1)}>
          <Icon name="arrow-left" />
        </IconButton>
        <h2 id="plan-month" className={css['name']} aria-live="polite">
          {month.name}
        </h2>
        <IconButton label={words.monthAfter} onClick={() => onTurn(1)}>
          <Icon name="arrow-right" />
        </IconButton>
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
          {month.weeks.map((week) => (
            <tr key={week.find((day) => day)?.date}>
              {weekdays.map((name, index) => {
                const day = week[index];
                return <td key={name}>{day && <Day day={day} onPick={onPick} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={css['key']} aria-label={words.key}>
        {KEY.map((state) => (
          <li key={state}>
            <Mark state={state} />
            <span>{words.states[state]}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** A day and what is on it. */
function saidOf({ day, state, challenge }: PlanDay): string {
  const name = dayOfWeek(day);
  if (!challenge) return words.day(name, words.states[state]);
  return state === 'active' ? words.activeOn(name, challenge.title) : words.inactiveOn(name, challenge.title);
}

function Day({ day, onPick }: { readonly day: PlanDay; readonly onPick: (day: PlanDay) => void }) {
  const { number, state, isToday } = day;
  const said = saidOf(day);
  const look = classes(css['day'], css[state], isToday && css['isToday']);
  if (state === 'past')
    return (
      <span className={look}>
        <span>{number}</span>
        <VisuallyHidden>{words.of(words.states.past)}</VisuallyHidden>
      </span>
    );
  return (
    <button
      type="button"
      className={look}
      title={said}
      aria-label={state === 'empty' ? words.emptyDay(dayOfWeek(day.day), words.states.empty) : said}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onPick(day)}
    >
      <span>{number}</span>
      <Mark state={state} />
    </button>
  );
}

const Mark = ({ state }: { readonly state: PlanDay['state'] }) => {
  const icon = MARKS[state];
  return <span className={classes(css['mark'], css[state])}>{icon && <Icon name={icon} size="small" />}</span>;
};
