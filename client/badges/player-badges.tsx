import { Suspense } from 'react';
import { useCurrentPlayer } from '../device/current-player.ts';
import { chunk } from '../window/chunk.tsx';
import { BadgesView } from './badges-view.tsx';

const StoredBadges = chunk(() => import('./stored-badges.tsx'));

/** The badges of whoever plays; the same page without figures, until the device says who plays. */
export default function PlayerBadges() {
  const player = useCurrentPlayer();
  if (!('localId' in player)) return <BadgesView cards={null} />;
  return (
    <Suspense fallback={<BadgesView cards={null} />}>
      <StoredBadges key={player.localId} row={player.row} />
    </Suspense>
  );
}
