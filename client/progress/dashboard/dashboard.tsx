import { device } from '../../device/device.ts';
import { useStored } from '../../device/use-stored.ts';
import { gameToContinue } from '../../play/page/game-to-continue.ts';
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
      unfinished={useStored((storage) => gameToContinue(storage.player(localId), device().host), localId)}
      achievements={<DashboardBadges localId={localId} />}
      sync={<DeviceLine />}
    />
  );
}
