import { whenPlayerKnown } from '../device/when-player-known.ts';
import { PlayerPage } from '../ui/player-page.tsx';
import { deferredChunk } from '../window/chunk.tsx';
import * as words from '../words/en/badges/page.ts';
import { GuestBadges } from './guest-badges.tsx';

const PlayerBadges = deferredChunk(() => import('./player-badges.tsx'), whenPlayerKnown);

/** The page of the badges. */
export default function BadgesPage() {
  return <PlayerPage title={words.title} lead={words.lead} player={<PlayerBadges />} guest={<GuestBadges />} />;
}
