import page from '../../ui/page.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import { SheetLink } from '../../ui/sheet/sheet.tsx';
import css from './leaderboard.module.css';

/** /leaderboard, until there is one (decision S1): what can be compared meanwhile. */
export default function LeaderboardPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>Leaderboard</h1>
        <p className={css['soon']}>Coming Soon!</p>
        <p className={page['lead']}>Until then, the one to beat is you, and everybody has the same problems once a day.</p>
      </header>
      <div className={css['meanwhile']}>
        <SheetLink to="/analytics" className={css['card']}>
          <Icon name="chart" className={css['icon']} />
          <h2 className={css['title']}>Your own bests</h2>
          <p className={css['soft']}>What you have reached in each game, and how it changes from week to week.</p>
        </SheetLink>
        <SheetLink to="/daily-challenge" className={css['card']}>
          <Icon name="sun" className={css['icon']} />
          <h2 className={css['title']}>The daily challenge</h2>
          <p className={css['soft']}>One set of problems a day, the same for all who play it, and a target to reach.</p>
        </SheetLink>
      </div>
    </div>
  );
}
