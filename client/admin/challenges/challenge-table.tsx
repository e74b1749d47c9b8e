import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import { dayOfDate } from '../../../shared/challenge/utc-date.ts';
import type { DayNumber } from '../../../shared/day.ts';
import { goalWords } from '../../challenge/goal-words.ts';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import { dayInYear, weekdayName } from '../../words/en/text/calendar.ts';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import css from './challenge-table.module.css';
import type { ByToday } from './plan.ts';
import * as words from '../../words/en/admin/challenges.ts';

export interface ChallengeTableProps extends ByToday {
  readonly today: DayNumber;
  /** Of those whose changes are not saved. */
  readonly unsaved: ReadonlySet<string>;
  readonly onEdit: (challenge: ChallengeRevision) => void;
  readonly onDuplicate: (challenge: ChallengeRevision) => void;
  readonly onDelete: (challenge: ChallengeRevision) => void;
}

/** All challenges (spec 2 §2). */
export const ChallengeTable = ({ coming, earlier, ...rest }: ChallengeTableProps) => (
  <table className={css['table']}>
    <thead>
      <tr>
        <th scope="col">{words.date}</th>
        <th scope="col">{words.challenge}</th>
        <th scope="col">{words.status}</th>
        <th scope="col" className={css['end']}>
          {words.actions}
        </th>
      </tr>
    </thead>
    <tbody>
      {coming.map((challenge) => (
        <Row key={challenge.id} challenge={challenge} {...rest} />
      ))}
    </tbody>
    {earlier.length > 0 && (
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={4} className={css['group']}>
            {words.earlier}
          </th>
        </tr>
        {earlier.map((challenge) => (
          <Row key={challenge.id} challenge={challenge} {...rest} />
        ))}
      </tbody>
    )}
  </table>
);

type RowProps = Omit<ChallengeTableProps, keyof ByToday> & { readonly challenge: ChallengeRevision };

function Row({ challenge, today, unsaved, onEdit, onDuplicate, onDelete }: RowProps) {
  const { id, date, title, is_active: isActive } = challenge;
  const day = dayOfDate(date);
  const goal = goalWords(challenge);
  const of = <VisuallyHidden>{words.of(title)}</VisuallyHidden>;
  return (
    <tr>
      <td className={css['date']}>
        {day === null ? (
          date
        ) : (
          <span>
            <span className={css['day']}>{dayInYear(day)}</span>{' '}
            <span className={classes(css['soft'], day === today && css['today'])}>{day === today ? words.thisDay : weekdayName(day)}</span>
          </span>
        )}
      </td>
      <th scope="row">
        <span className={css['challenge']}>
          {goal && <GameMark game={goal.game} size="small" />}
          <span className={css['words']}>
            <span>{title}</span>
            <span className={css['soft']}>{goal ? words.goal(goal.gameName, goal.target) : words.newerGame}</span>
            {unsaved.has(id) && <span className={css['unsaved']}>{words.unsavedChanges}</span>}
          </span>
        </span>
      </th>
      <td>
        <span className={classes(css['status'], isActive && css['active'])}>{isActive ? words.active : words.inactive}</span>
      </td>
      <td className={css['end']}>
        <div className={css['actions']}>
          {goal && (
            <>
              <Button onClick={() => onEdit(challenge)}>
                <span>{words.edit}</span>
                {of}
              </Button>
              <Button variant="plain" onClick={() => onDuplicate(challenge)}>
                <span>{words.duplicate}</span>
                {of}
              </Button>
            </>
          )}
          <Button variant="danger" aria-haspopup="dialog" onClick={() => onDelete(challenge)}>
            <span>{words.remove}</span>
            {of}
          </Button>
        </div>
      </td>
    </tr>
  );
}
