import { Suspense } from 'react';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { DashboardView } from './dashboard-view.tsx';
import { chunk } from '../../window/chunk.tsx';

const Dashboard = chunk(() => import('./dashboard.tsx'));

/** The sheets without figures, at the same height, until the device says who plays. */
export default function DashboardPlace() {
  const player = useCurrentPlayer();
  const blank = <DashboardView data={null} />;
  if (!('localId' in player)) return blank;
  return (
    <Suspense fallback={blank}>
      <Dashboard key={player.localId} row={player.row} />
    </Suspense>
  );
}
