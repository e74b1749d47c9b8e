import { Suspense, useState } from 'react';
import { useSourceOfToday } from '../../challenge/use-source-of-today.ts';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { chunk } from '../../window/chunk.tsx';
import type { DailyProps } from './daily.tsx';
import type { DailyData } from './daily-data.ts';
import { DailyView } from './daily-view.tsx';

const Daily = chunk(() => import('./daily.tsx'));
const NewcomersDay = chunk(() => import('./newcomers-day.tsx'));

/** /daily-challenge: the same sheets for guest and player, without figures until it is known who plays and what today brings. */
export default function DailyChallengePage() {
  const [data, setData] = useState<DailyData | null>(null);
  return (
    <DailyView data={data}>
      <Today onRead={setData} />
    </DailyView>
  );
}

/** Beside the sheets, which are not made again when the player is known. */
function Today({ onRead }: Pick<DailyProps, 'onRead'>) {
  const player = useCurrentPlayer();
  const source = useSourceOfToday();
  if (player.kind === 'unknown' || source === 'unknown') return null;
  const localId = 'localId' in player ? player.localId : undefined;
  return (
    <Suspense>{source === 'none' ? <NewcomersDay onRead={onRead} /> : <Daily key={localId} localId={localId} onRead={onRead} />}</Suspense>
  );
}
