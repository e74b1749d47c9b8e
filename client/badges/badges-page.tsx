import { whenPlayerKnown } from '../device/when-player-known.ts';
import shown from '../ui/by-player.module.css';
import page from '../ui/page.module.css';
import { deferredChunk } from '../window/chunk.tsx';
import * as words from '../words/en/badges/page.ts';
import { GuestBadges } from './guest-badges.tsx';

const PlayerBadges = deferredChunk(() => import('./player-badges.tsx'), whenPlayerKnown);

/** The page of the badges: a guest's and a player's. Both are in the markup, and CSS shows one before any script runs (decision D16). */
export default function BadgesPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
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
