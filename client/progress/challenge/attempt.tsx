import { useState, type ReactNode } from 'react';
import { challengeOfDay } from '../../../shared/challenge/today.ts';
import { dayOfDate } from '../../../shared/challenge/utc-date.ts';
import type { DayNumber } from '../../../shared/day.ts';
import type { EndedAttempt } from '../../challenge/ended-attempt.ts';
import { useTodaysChallenge, type ShownToday } from '../../challenge/use-todays-challenge.ts';
import * as words from '../../words/en/daily-challenge/attempt.ts';
import { AttemptPlace } from './attempt-place.tsx';
import { AttemptResultView } from './attempt-result-view.tsx';
import { BeforeAttempt } from './before-attempt.tsx';
import { BlankAttempt } from './blank-attempt.tsx';
import { shownChallenge } from './daily-data.ts';
import { useJustEnded } from './just-ended.ts';
import { NoChallenge, NothingToPlay } from './nothing-to-play.tsx';
import { useLeftAttempts } from './use-left-attempts.ts';

interface AttemptProps {
  /** Undefined for a guest. */
  readonly localId: string | undefined;
}

/** The challenge of the day for whoever plays. */
export default function Attempt({ localId }: AttemptProps) {
  useLeftAttempts(localId);
  const ended = useJustEnded(localId);
  // A result stays until it is left: who passed shortly before midnight sees what was won, and that it was paid. So does whose attempt
  // midnight has ended.
  const [resultOf, setResultOf] = useState<DayNumber>();
  const shown = useTodaysChallenge(localId, resultOf ?? (ended && dayOfDate(ended.revision.date)) ?? undefined);
  if (!shown) return <BlankAttempt />;
  if (resultOf === undefined && 'result' in shown.attempt) setResultOf(shown.today.day);
  return <AttemptPlace>{contentOf(shown, ended, localId)}</AttemptPlace>;
}

function contentOf({ today, attempt }: ShownToday, ended: EndedAttempt | undefined, localId: string | undefined): ReactNode {
  if ('result' in attempt)
    return <AttemptResultView attempt={attempt} ended={ended} localId={localId} today={today} comesTomorrow={comesTomorrow(today)} />;
  if (attempt.state === 'open') return <NothingToPlay title={words.inAnotherTab} />;
  const challenge = today.ofDay.state === 'active' ? shownChallenge(today.ofDay.revision) : undefined;
  return challenge ? <BeforeAttempt challenge={challenge} /> : <NoChallenge />;
}

/** None is promised where there is none (decision C10). */
const comesTomorrow = ({ revisions, day, isOver }: ShownToday['today']): boolean =>
  !isOver && challengeOfDay(revisions, day + 1).state === 'active';
