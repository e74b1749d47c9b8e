import { Suspense } from 'react';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { chunk } from '../../window/chunk.tsx';
import { AdminHomeView } from './admin-home-view.tsx';

const AdminHome = chunk(() => import('./admin-home.tsx'));

/** The sheets without figures, at the same height, until the device says who plays. */
export default function AdminHomePlace() {
  const player = useCurrentPlayer();
  const blank = <AdminHomeView stats={undefined} />;
  if (player.kind !== 'account') return blank;
  return (
    <Suspense fallback={blank}>
      <AdminHome key={player.localId} row={player.row} />
    </Suspense>
  );
}
