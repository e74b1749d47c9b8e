import { GameMark } from '../../games/catalogue/game-mark.tsx';
import { wholeNumber } from '../../text/number.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { RecentSession } from './recent-session.ts';
import css from './recent-row.module.css';

/** A played game in a list: its mark, what it was, and the score. */
export const RecentRow = ({ session: { game, gameName, setup, detail, score } }: { readonly session: RecentSession }) => (
  <li className={css['row']}>
    {game ? <GameMark game={game} size="small" /> : <Icon name="sheet" />}
    <span className={css['what']}>
      <span className={css['game']}>{gameName}</span>
      {setup !== undefined && <span className={css['setup']}>{setup}</span>}
      <span className={css['detail']}>{detail}</span>
    </span>
    <span className={css['score']}>{wholeNumber(score)}</span>
  </li>
);
