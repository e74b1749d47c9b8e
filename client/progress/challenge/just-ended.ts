import { useEffect, useState, useSyncExternalStore } from 'react';
import { endedAttempt, isEndedOf, type EndedAttempt } from '../../challenge/ended-attempt.ts';

/** The session whose end this window has shown: who comes back to its result reads it. */
let seen: string | undefined;

/** The attempt that has just ended in this window, until its result has been seen. @param localId whose; undefined for a guest. */
export function useJustEnded(localId: string | undefined): EndedAttempt | undefined {
  const [before] = useState(seen);
  const ended = useSyncExternalStore(endedAttempt.subscribe, endedAttempt.getSnapshot);
  return ended && isEndedOf(ended, localId) && ended.report.sessionId !== before ? ended : undefined;
}

/** Its result is on screen. */
export function useSeen(ended: EndedAttempt | undefined): void {
  const session = ended?.report.sessionId;
  useEffect(() => {
    if (session !== undefined) seen = session;
  }, [session]);
}
