import shown from '../../ui/by-player.module.css';
import page from '../../ui/page.module.css';
import { deferredChunk } from '../../window/chunk.tsx';
import { whenPlayerKnown } from '../../device/when-player-known.ts';
import * as words from '../../words/en/map/page.ts';

const PlayerMap = deferredChunk(() => import('./player-map.tsx'), whenPlayerKnown);
const GuestMap = deferredChunk(() => import('./guest-map.tsx'));

/** The map of what is known by heart (learning, section 3). A guest's and a player's are both in the markup, and CSS shows one. */
export default function MapPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <div className={shown['player']}>
        <PlayerMap />
      </div>
      <div className={shown['guest']}>
        <GuestMap />
      </div>
    </div>
  );
}
