import { device } from '../../device/device.ts';
import { AWAITED, AWAITED_WORDS } from '../../device/first-sync.ts';
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
  const progress = useProgress(row);
  return (
    <DashboardView
      data={progress === AWAITED ? null : progress}
      {...(progress === AWAITED && { awaited: { displayName: row.nickname, colour: row.colour, shape: row.shape, words: AWAITED_WORDS } })}
      challenge={<ChallengeCard localId={localId} />}
      unfinished={useStored((storage) => gameToContinue(storage.player(localId), device().host), localId)}
      achievements={<DashboardBadges row={row} />}
      sync={<DeviceLine />}
    />
  );
}
