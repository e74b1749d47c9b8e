import { whenPlayerKnown } from '../../device/when-player-known.ts';
import shown from '../../ui/by-player.module.css';
import page from '../../ui/page.module.css';
import { deferredChunk } from '../../window/chunk.tsx';
import * as words from '../../words/en/history.ts';
import { GuestStats } from '../analytics/guest-stats.tsx';

const PlayerPastGame = deferredChunk(() => import('./player-past-game.tsx'), whenPlayerKnown);

/** One game of the history: `?id=` names its session. */
export default function PastGamePage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.gameTitle}</h1>
        <p className={page['lead']}>{words.gameLead}</p>
      </header>
      <div className={shown['player']}>
        <PlayerPastGame />
      </div>
      <div className={shown['guest']}>
        <GuestStats />
      </div>
    </div>
  );
}
