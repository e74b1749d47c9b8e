import { whenPlayerKnown } from '../../device/when-player-known.ts';
import { PlayerPage } from '../../ui/player-page.tsx';
import { deferredChunk } from '../../window/chunk.tsx';
import * as words from '../../words/en/history.ts';
import { GuestStats } from '../analytics/guest-stats.tsx';

const PlayerPastGame = deferredChunk(() => import('./player-past-game.tsx'), whenPlayerKnown);

/** One game of the history: `?id=` names its session. */
export default function PastGamePage() {
  return <PlayerPage title={words.gameTitle} lead={words.gameLead} player={<PlayerPastGame />} guest={<GuestStats />} />;
}
