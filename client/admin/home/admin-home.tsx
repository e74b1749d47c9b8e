import type { PlayerRow } from '../../storage/records.ts';
import { AdminAccess } from '../gate/admin-access.tsx';
import { useStats } from '../stats/use-stats.ts';
import { AdminHomeView } from './admin-home-view.tsx';

/** The admin's part of home, with the figures of the server. */
export default function AdminHome({ row }: { readonly row: PlayerRow }) {
  return (
    <AdminAccess row={row} closed={() => <AdminHomeView stats={undefined} />}>
      <WithStats />
    </AdminAccess>
  );
}

function WithStats() {
  const { value, atMs } = useStats(0);
  return <AdminHomeView live stats={value} atMs={atMs} />;
}
