import { Suspense } from 'react';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { lazyPart } from '../../window/lazy-part.ts';
import { DailyView } from './daily-view.tsx';

const Daily = lazyPart(() => import('./daily.tsx'));

/** /daily-challenge: the same sheets for guest and player, without figures until the device has said who plays. */
export default function DailyChallengePage() {
  const player = useCurrentPlayer();
  const blank = <DailyView data={null} />;
  if (player.kind === 'unknown') return blank;
  const localId = 'localId' in player ? player.localId : undefined;
  return (
    <Suspense fallback={blank}>
      <Daily key={localId} localId={localId} />
    </Suspense>
  );
}
