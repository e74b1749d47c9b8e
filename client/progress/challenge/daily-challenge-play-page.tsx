import { Suspense } from 'react';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { lazyPart } from '../../window/lazy-part.ts';
import { BlankAttempt } from './blank-attempt.tsx';

const Attempt = lazyPart(() => import('./attempt.tsx'));

/** /daily-challenge/play: today's challenge before the attempt, and how the attempt turned out. */
export default function DailyChallengePlayPage() {
  const player = useCurrentPlayer();
  const blank = <BlankAttempt />;
  if (player.kind === 'unknown') return blank;
  const localId = 'localId' in player ? player.localId : undefined;
  return (
    <Suspense fallback={blank}>
      <Attempt key={localId} localId={localId} />
    </Suspense>
  );
}
