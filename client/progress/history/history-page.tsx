import { whenPlayerKnown } from '../../device/when-player-known.ts';
import { PlayerPage } from '../../ui/player-page.tsx';
import { deferredChunk } from '../../window/chunk.tsx';
import * as words from '../../words/en/history.ts';
import { GuestStats } from '../analytics/guest-stats.tsx';

const PlayerHistory = deferredChunk(() => import('./player-history.tsx'), whenPlayerKnown);

/** All games of whoever plays. */
export default function HistoryPage() {
  return <PlayerPage title={words.title} lead={words.lead} player={<PlayerHistory />} guest={<GuestStats />} />;
}
