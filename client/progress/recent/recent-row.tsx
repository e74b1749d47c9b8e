import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import { wholeNumber } from '../../text/number.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { RecentSession } from './recent-session.ts';
import ui from '../../ui/ui.module.css';
import css from './recent-row.module.css';

/** A played game in a list: its mark, what it was, and the score. It opens the game's page. */
export const RecentRow = ({ session }: { readonly session: RecentSession }) => (
  <li>
    <Link to="/history/game" search={{ id: session.id }} className={classes(css['row'], css['link'])}>
      <Parts of={session} />
      <span className={css['open']}>
        <Icon name="arrow-right" size="small" />
      </span>
    </Link>
  </li>
);

/** The same of what is no game of its own. */
export const SumRow = ({ sum }: { readonly sum: RecentSession }) => (
  <li className={css['row']}>
    <Parts of={sum} />
  </li>
);

const Parts = ({ of: { game, gameName, setup, detail, score } }: { readonly of: RecentSession }): ReactNode => (
  <>
    {game ? <GameMark game={game} size="small" /> : <Icon name="sheet" />}
    <span className={css['what']}>
      <span className={css['game']}>{gameName}</span>
      {setup !== undefined && <span className={css['setup']}>{setup}</span>}
      <span className={css['detail']}>{detail}</span>
    </span>
    <span className={ui['figure']}>{wholeNumber(score)}</span>
  </>
);
