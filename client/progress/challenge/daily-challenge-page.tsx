import { Suspense, useState } from 'react';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { lazyPart } from '../../window/lazy-part.ts';
import type { DailyData } from './daily-data.ts';
import { DailyView } from './daily-view.tsx';

const Daily = lazyPart(() => import('./daily.tsx'));

/** /daily-challenge: the same sheets for guest and player, without figures until the device has said who plays and what today brings. */
export default function DailyChallengePage() {
  const player = useCurrentPlayer();
  const [data, setData] = useState<DailyData | null>(null);
  const localId = 'localId' in player ? player.localId : undefined;
  return (
    <DailyView data={data}>
      {player.kind !== 'unknown' && (
        <Suspense>
          <Daily key={localId} localId={localId} onRead={setData} />
        </Suspense>
      )}
    </DailyView>
  );
}
