import { useState } from 'react';
import { digitsOf } from '../../../shared/digits.ts';
import { classes } from '../../ui/classes.ts';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/site/live-problem.ts';
import { feedbackOn } from './feedback.ts';
import css from './live-problem.module.css';

/** How many digits the slot takes. Blanks around them are no digits, so that the browser cannot count them. */
const PLACES = 2;

/** One problem that can be answered at once, with feedback after every key. */
export function LiveProblem() {
  const [typed, setTyped] = useState('');
  const feedback = feedbackOn(typed);
  const text = feedback === 'none' ? '' : words.feedback[feedback];
  return (
    <div className={css['stack']}>
      <Sheet folded className={classes(css['sheet'], feedback !== 'none' && css[feedback])}>
        <label className={css['problem']}>
          <span>7</span>
          <span>+</span>
          <span>5</span>
          <span>=</span>
          <input
            className={css['slot']}
            inputMode="numeric"
            autoComplete="off"
            aria-label="7 + 5 = ?"
            value={typed}
            onChange={(event) => setTyped(digitsOf(event.target.value).slice(0, PLACES))}
          />
        </label>
        <p className={css['answer']} aria-hidden={text !== '' || undefined}>
          {feedback === 'right' && <Icon name="tick" />}
          {feedback === 'wrong' && <Icon name="cross" />}
          <span className={text === '' ? css['hint'] : undefined}>{text || words.writeAnswer}</span>
        </p>
      </Sheet>
      <Announcer message={text} />
    </div>
  );
}
