import { useState, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/site/live-problem.ts';
import { DEMO, feedbackOn, typedInSlot, type DemoProblem } from './feedback.ts';
import css from './live-problem.module.css';

/** The sheet on top of a pile: a problem, or what the pile ends with. */
export interface Top {
  /** How many problems were solved before. */
  readonly solved: number;
  readonly problem?: DemoProblem;
  readonly end?: ReactNode;
  /** The sheet that was on top before, and folds away. */
  readonly leaving?: ReactNode;
}

interface Shown extends Top {
  /** Undefined until the first key on this sheet. Until then it still says how the last problem went. */
  readonly typed?: string;
}

interface LiveProblemProps {
  /** Brings what is on top after so many right answers, once the last one has been seen. Without it there is the one problem. */
  readonly goOn?: (solved: number) => Promise<Top>;
}

/** A problem that can be answered at once, with feedback after every key. The field stays the same for all of a pile, and keeps the focus. */
export function LiveProblem({ goOn }: LiveProblemProps) {
  const [{ solved, problem, end, leaving, typed }, setShown] = useState<Shown>({ solved: 0, problem: DEMO });
  const feedback = feedbackOn(typed, problem);
  const said = typed === undefined && solved > 0 ? 'right' : feedback;
  const text = said === 'none' ? '' : words.feedback[said];
  const written = problem ? `${problem.parts.join(' ')} = ?` : '';
  const type = (input: string) => {
    const digits = typedInSlot(input, feedback === 'wrong' ? typed : undefined);
    setShown((now) => ({ ...now, typed: digits }));
    if (!goOn || feedbackOn(digits, problem) !== 'right') return;
    // Not if the answer was changed meanwhile. If the code of what lies beneath cannot be had, the answered problem stays.
    const show = (next: Top) =>
      setShown((now) => (now.solved < next.solved && feedbackOn(now.typed, now.problem) === 'right' ? next : now));
    goOn(solved + 1).then(show, () => undefined);
  };
  return (
    <div className={css['stack']}>
      <Sheet folded className={classes(css['sheet'], feedback !== 'none' && css[feedback])}>
        {problem ? (
          <label className={css['problem']}>
            {[...problem.parts, '='].map((part, place) => (
              <span key={place}>{part}</span>
            ))}
            <input
              className={css['slot']}
              inputMode="numeric"
              autoComplete="off"
              aria-label={written}
              value={typed ?? ''}
              onChange={(event) => type(event.target.value)}
            />
          </label>
        ) : (
          end
        )}
        <p className={classes(css['answer'], said !== 'none' && css[said])} aria-hidden={text !== '' || undefined}>
          {said === 'right' && <Icon name="tick" />}
          {said === 'wrong' && <Icon name="cross" />}
          <span className={text === '' ? css['hint'] : undefined}>{text || words.writeAnswer}</span>
        </p>
      </Sheet>
      {leaving}
      <Announcer message={said === feedback ? text : `${text} ${written}`} />
    </div>
  );
}
