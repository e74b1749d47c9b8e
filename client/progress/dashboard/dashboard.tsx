import type { PlayerRow } from '../../storage/records.ts';
import { DeviceLine } from '../../players/device-line.tsx';
import { ChallengeCard } from '../challenge/challenge-card.tsx';
import { DashboardBadges } from './dashboard-badges.tsx';
import { DashboardView } from './dashboard-view.tsx';
import { useProgress } from './stored-progress.ts';

/** The dashboard of whoever plays. */
export default function Dashboard({ row }: { readonly row: PlayerRow }) {
  const { localId } = row;
  return (
    <DashboardView
      data={useProgress(row)}
      challenge={<ChallengeCard localId={localId} />}
      achievements={<DashboardBadges localId={localId} />}
      sync={<DeviceLine />}
    />
  );
}
