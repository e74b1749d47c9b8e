import type { PlayerRow } from '../../storage/records.ts';
import { SyncLine } from '../../players/sync-line.tsx';
import { DashboardView } from './dashboard-view.tsx';
import { useProgress } from './stored-progress.ts';

/** The dashboard of whoever plays. */
export default function Dashboard({ row }: { readonly row: PlayerRow }) {
  return <DashboardView data={useProgress(row)} sync={<SyncLine />} />;
}
