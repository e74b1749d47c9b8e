import { useDeferredValue } from 'react';
import { useTodaysChallenge } from '../../challenge/use-todays-challenge.ts';
import { dailyData } from './daily-data.ts';
import { DailyView } from './daily-view.tsx';
import { WaitingRewards } from './waiting-rewards.tsx';
import { useLeftAttempts } from './use-left-attempts.ts';

/** The page of whoever plays. @param localId undefined for a guest. */
export default function Daily({ localId }: { readonly localId: string | undefined }) {
  useLeftAttempts(localId);
  // Deferred, so that the month comes in pieces, with input handled between them.
  const shown = useDeferredValue(useTodaysChallenge(localId));
  const data = shown ? dailyData(shown) : null;
  return (
    <DailyView data={data}>
      {data && localId !== undefined && (
        <WaitingRewards rewards={data.waiting} localId={localId} isMain={data.card.state !== 'active' || data.result !== undefined} />
      )}
    </DailyView>
  );
}
