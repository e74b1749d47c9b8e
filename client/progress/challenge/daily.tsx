import { startTransition, useEffect, useMemo } from 'react';
import { useTodaysChallenge } from '../../challenge/use-todays-challenge.ts';
import { usePlayed } from '../../play/choices/use-played.ts';
import { dailyData, type DailyData } from './daily-data.ts';
import { nextOf } from './next-of.ts';
import { WaitingRewards } from './waiting-rewards.tsx';
import { useLeftAttempts } from './use-left-attempts.ts';

export interface DailyProps {
  /** Undefined for a guest. */
  readonly localId: string | undefined;
  /** Told what the page shows, once that is read and whenever it changes, and null when this player goes. The same function at each render. */
  readonly onRead: (data: DailyData | null) => void;
}

/** What the device knows of today, for whoever plays. The sheets are the page's: they are there before this code, and need not be made again. */
export default function Daily({ localId, onRead }: DailyProps) {
  useLeftAttempts(localId);
  const shown = useTodaysChallenge(localId);
  const clock = usePlayed()?.clock;
  const data = useMemo(() => (shown ? { ...dailyData(shown), next: nextOf(shown.today), clock } : null), [shown, clock]);
  // In a transition the month comes in pieces, with input handled between them.
  useEffect(() => {
    if (data) startTransition(() => onRead(data));
  }, [data, onRead]);
  useEffect(() => () => onRead(null), [onRead]);
  if (!data || localId === undefined) return null;
  return <WaitingRewards rewards={data.waiting} localId={localId} isMain={data.card.state !== 'active' || data.result !== undefined} />;
}
