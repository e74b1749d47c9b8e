import type { PlayerRow } from '../../storage/records.ts';
import { DeviceLine } from '../../players/device-line.tsx';
import { ChallengeCard } from '../challenge/challenge-card.tsx';
import { DashboardView } from './dashboard-view.tsx';
import { useProgress } from './stored-progress.ts';

/** The dashboard of whoever plays. */
export default function Dashboard({ row }: { readonly row: PlayerRow }) {
  return <DashboardView data={useProgress(row)} challenge={<ChallengeCard localId={row.localId} />} sync={<DeviceLine />} />;
}
