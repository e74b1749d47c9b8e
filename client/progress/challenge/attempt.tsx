import { useState, type ReactNode } from 'react';
import { challengeOfDay } from '../../../shared/challenge/today.ts';
import type { DayNumber } from '../../../shared/day.ts';
import { useTodaysChallenge, type ShownToday } from '../../challenge/use-todays-challenge.ts';
import * as words from '../../words/en/daily-challenge/attempt.ts';
import { AttemptPlace } from './attempt-place.tsx';
import { AttemptResultView } from './attempt-result-view.tsx';
import { BeforeAttempt } from './before-attempt.tsx';
import { BlankAttempt } from './blank-attempt.tsx';
import { shownChallenge } from './daily-data.ts';
import { NoChallenge, NothingToPlay } from './nothing-to-play.tsx';
import { useLeftAttempts } from './use-left-attempts.ts';

interface AttemptProps {
  /** Undefined for a guest. */
  readonly localId: string | undefined;
}

/** The challenge of the day for whoever plays. */
export default function Attempt({ localId }: AttemptProps) {
  useLeftAttempts(localId);
  // A result stays until it is left: who passed shortly before midnight sees what was won, and that it was paid.
  const [resultOf, setResultOf] = useState<DayNumber>();
  const shown = useTodaysChallenge(localId, resultOf);
  if (!shown) return <BlankAttempt />;
  if (resultOf === undefined && 'result' in shown.attempt) setResultOf(shown.today.day);
  return <AttemptPlace>{contentOf(shown, localId)}</AttemptPlace>;
}

function contentOf({ today, attempt }: ShownToday, localId: string | undefined): ReactNode {
  if ('result' in attempt)
    return <AttemptResultView attempt={attempt} localId={localId} today={today} comesTomorrow={comesTomorrow(today)} />;
  if (attempt.state === 'open') return <NothingToPlay title={words.inAnotherTab} />;
  const challenge = today.ofDay.state === 'active' ? shownChallenge(today.ofDay.revision) : undefined;
  return challenge ? <BeforeAttempt challenge={challenge} /> : <NoChallenge />;
}

/** None is promised where there is none (decision C10). */
const comesTomorrow = ({ revisions, day, isOver }: ShownToday['today']): boolean =>
  !isOver && challengeOfDay(revisions, day + 1).state === 'active';
