import { somebodyPlays } from '../device/somebody-plays.ts';
import page from '../ui/page.module.css';
import { deferredPart } from '../window/deferred-part.tsx';
import css from './badges-page.module.css';
import { GuestBadges } from './guest-badges.tsx';

const PlayerBadges = deferredPart(() => import('./player-badges.tsx'), somebodyPlays);

/** The page of the badges: a guest's and a player's. Both are in the markup, and CSS shows one before any script runs (decision D16). */
export default function BadgesPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>Badges</h1>
        <p className={page['lead']}>Folded medals for speed, accuracy, streaks and levels. A rarer one has more folds.</p>
      </header>
      <div className={css['player']}>
        <PlayerBadges />
      </div>
      <div className={css['guest']}>
        <GuestBadges />
      </div>
    </div>
  );
}
