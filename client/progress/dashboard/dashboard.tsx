import type { ReactNode } from 'react';
import { useTodaysChallenge, type ShownToday } from '../../challenge/use-todays-challenge.ts';
import { device } from '../../device/device.ts';
import { AWAITED, AWAITED_WORDS } from '../../device/first-sync.ts';
import { useStored } from '../../device/use-stored.ts';
import { useSitting } from '../../games/practice/use-sitting.ts';
import { gameToContinue, type GameToContinue } from '../../play/page/game-to-continue.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { DeviceLine } from '../../players/device-line.tsx';
import { ChallengeStep } from '../challenge/challenge-step.tsx';
import { useLeftAttempts } from '../challenge/use-left-attempts.ts';
import { DashboardBadges } from './dashboard-badges.tsx';
import { DashboardView, type DashboardData } from './dashboard-view.tsx';
import { NewGameStep, WeakSpotStep } from './own-steps.tsx';
import { PracticeStep } from './practice-step.tsx';
import { useProgress } from './stored-progress.ts';

/** The dashboard of whoever plays. */
export default function Dashboard({ row }: { readonly row: PlayerRow }) {
  const { localId } = row;
  const { progress, refused } = useProgress(row);
  const unfinished = useStored((storage) => gameToContinue(storage.player(localId), device().host), localId);
  const data = progress === AWAITED ? null : progress;
  const steps = useSteps(localId, data, unfinished, progress !== null || refused);
  return (
    <DashboardView
      data={data}
      {...(progress === AWAITED && { awaited: { displayName: row.nickname, colour: row.colour, shape: row.shape, words: AWAITED_WORDS } })}
      steps={steps}
      unfinished={unfinished}
      achievements={<DashboardBadges row={row} />}
      sync={<DeviceLine />}
    />
  );
}

/** What to do next; undefined until the challenge and, as `isRead` says, the figures are read. What the device does not know is not said. */
function useSteps(localId: string, data: DashboardData | null, unfinished: GameToContinue | undefined, isRead: boolean): ReactNode {
  useLeftAttempts(localId);
  const challenge = useTodaysChallenge(localId);
  if (!challenge || !isRead) return undefined;
  return <Steps challenge={challenge} data={data} unfinished={unfinished} />;
}

interface StepsProps {
  readonly challenge: ShownToday;
  readonly data: DashboardData | null;
  readonly unfinished: GameToContinue | undefined;
}

/** The steps. What is known is read once they are on the screen, after the figures. */
function Steps({ challenge, data, unfinished }: StepsProps) {
  const { offered } = useSitting();
  const ofDay = <ChallengeStep shown={challenge} />;
  // A list of what to do does not begin with what cannot be done.
  const isPlayable = challenge.today.ofDay.state === 'active';
  return (
    <>
      <PracticeStep offered={offered} />
      {isPlayable && ofDay}
      <WeakSpotStep topics={data?.weak ?? []} offered={offered} />
      <NewGameStep games={data?.unplayed ?? []} unfinished={unfinished} />
      {!isPlayable && ofDay}
    </>
  );
}
