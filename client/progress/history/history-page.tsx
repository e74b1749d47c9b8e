import { whenPlayerKnown } from '../../device/when-player-known.ts';
import shown from '../../ui/by-player.module.css';
import page from '../../ui/page.module.css';
import { deferredChunk } from '../../window/chunk.tsx';
import * as words from '../../words/en/history.ts';
import { GuestStats } from '../analytics/guest-stats.tsx';

const PlayerHistory = deferredChunk(() => import('./player-history.tsx'), whenPlayerKnown);

/** All games of whoever plays. */
export default function HistoryPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <div className={shown['player']}>
        <PlayerHistory />
      </div>
      <div className={shown['guest']}>
        <GuestStats />
      </div>
    </div>
  );
}
