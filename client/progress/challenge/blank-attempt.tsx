import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import page from '../../ui/page.module.css';
import * as words from '../../words/en/daily-challenge/attempt.ts';
import { dailyChallenge } from '../../words/en/daily-challenge/today.ts';
import ui from '../../ui/ui.module.css';
import css from './attempt.module.css';

/** The page before the device has said who plays and what today brings. It is the page's document, too. */
export function BlankAttempt() {
  return (
    <div className={classes(page['page'], css['place'])} aria-busy="true">
      <div className={classes(css['attempt'], css['blank'])}>
        <header className={css['head']}>
          <Icon name="sun" />
          <p className={ui['soft']}>{dailyChallenge}</p>
          <h1 className={css['title']}>{words.todaysChallenge}</h1>
          <p className={css['description']}>{words.onceADay}</p>
        </header>
      </div>
    </div>
  );
}
