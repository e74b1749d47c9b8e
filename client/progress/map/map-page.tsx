import { PlayerPage } from '../../ui/player-page.tsx';
import { deferredChunk } from '../../window/chunk.tsx';
import { whenPlayerKnown } from '../../device/when-player-known.ts';
import * as words from '../../words/en/map/page.ts';

const PlayerMap = deferredChunk(() => import('./player-map.tsx'), whenPlayerKnown);
const GuestMap = deferredChunk(() => import('./guest-map.tsx'));

/** The map of what is known by heart (learning, section 3). */
export default function MapPage() {
  return <PlayerPage title={words.title} lead={words.lead} player={<PlayerMap />} guest={<GuestMap />} />;
}
