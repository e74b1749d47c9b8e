import { whenPlayerKnown } from '../device/when-player-known.ts';
import shown from '../ui/by-player.module.css';
import page from '../ui/page.module.css';
import { deferredChunk } from '../window/chunk.tsx';
import { GuestBadges } from './guest-badges.tsx';

const PlayerBadges = deferredChunk(() => import('./player-badges.tsx'), whenPlayerKnown);

/** The page of the badges: a guest's and a player's. Both are in the markup, and CSS shows one before any script runs (decision D16). */
export default function BadgesPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>Badges</h1>
        <p className={page['lead']}>Folded medals for speed, accuracy, streaks and levels. A rarer one has more folds.</p>
      </header>
      <div className={shown['player']}>
        <PlayerBadges />
      </div>
      <div className={shown['guest']}>
        <GuestBadges />
      </div>
    </div>
  );
}
