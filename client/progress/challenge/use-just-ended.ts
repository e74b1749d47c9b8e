import { useEffect, useState, useSyncExternalStore } from 'react';
import { endedAttempt, isEndedOf, type EndedAttempt } from '../../challenge/ended-attempt.ts';

/** The session whose end this window has shown: who comes back to its result reads it. */
let shown: string | undefined;

/**
 * The attempt at a challenge that has just ended in this window, while its result is on screen for the first time.
 * @param challenge its id.
 * @param localId whose attempt; undefined for a guest.
 */
export function useJustEnded(challenge: string, localId: string | undefined): EndedAttempt | undefined {
  const [before] = useState(shown);
  const ended = useSyncExternalStore(endedAttempt.subscribe, endedAttempt.getSnapshot);
  const own = ended?.revision.id === challenge && isEndedOf(ended, localId) ? ended : undefined;
  const session = own?.report.sessionId;
  useEffect(() => {
    if (session !== undefined) shown = session;
  }, [session]);
  return session === before ? undefined : own;
}
