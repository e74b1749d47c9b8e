import ui from '../../ui/ui.module.css';
import page from '../../ui/page.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import { SheetLink } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/site/leaderboard.ts';
import css from './leaderboard.module.css';

/** /leaderboard, until there is one (decision S1): what can be compared meanwhile. */
export default function LeaderboardPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={css['soon']}>{words.soon}</p>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <div className={css['meanwhile']}>
        <SheetLink to="/analytics" className={css['card']}>
          <Icon name="chart" className={css['icon']} />
          <h2 className={ui['larger']}>{words.bests.title}</h2>
          <p className={ui['soft']}>{words.bests.text}</p>
        </SheetLink>
        <SheetLink to="/daily-challenge" className={css['card']}>
          <Icon name="sun" className={css['icon']} />
          <h2 className={ui['larger']}>{words.challenge.title}</h2>
          <p className={ui['soft']}>{words.challenge.text}</p>
        </SheetLink>
      </div>
    </div>
  );
}
