import { Suspense } from 'react';
import { useSourceOfToday } from '../../challenge/use-source-of-today.ts';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { chunk } from '../../window/chunk.tsx';
import { AttemptPlace } from './attempt-place.tsx';
import { BlankAttempt } from './blank-attempt.tsx';
import { NoChallenge } from './nothing-to-play.tsx';

const Attempt = chunk(() => import('./attempt.tsx'));

/** /daily-challenge/play: today's challenge before the attempt, and how the attempt turned out. */
export default function DailyChallengePlayPage() {
  const player = useCurrentPlayer();
  const source = useSourceOfToday();
  const blank = <BlankAttempt />;
  if (player.kind === 'unknown' || source === 'unknown') return blank;
  if (source === 'none') {
    return (
      <AttemptPlace>
        <NoChallenge />
      </AttemptPlace>
    );
  }
  const localId = 'localId' in player ? player.localId : undefined;
  return (
    <Suspense fallback={blank}>
      <Attempt key={localId} localId={localId} />
    </Suspense>
  );
}
