import { lazy, Suspense } from 'react';
import { useCurrentPlayer } from '../account/current-player.ts';
import { DashboardView } from './dashboard-view.tsx';

const Dashboard = lazy(() => import('./dashboard.tsx'));

/** The dashboard's place in every document: the sheets without figures, at the same height, until the device says who plays. */
export function DashboardSlot() {
  const player = useCurrentPlayer();
  const blank = <DashboardView data={null} />;
  if (!('localId' in player)) return blank;
  return (
    <Suspense fallback={blank}>
      <Dashboard key={player.localId} row={player.row} />
    </Suspense>
  );
}
