import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { device } from '../device/device.ts';
import { useStoredRead } from '../device/use-stored.ts';
import { attemptState, type AttemptState } from './attempt-result.ts';
import { endedAttempt } from './ended-attempt.ts';
import { nothingKnown, readToday, type TodaysChallenge } from './read-today.ts';

/** A clock that stands still before midnight must not be asked all the time. */
const LEAST_WAIT_MS = 1_000;

export interface ShownToday {
  readonly today: TodaysChallenge;
  readonly attempt: AttemptState;
}

/**
 * Today's challenge and where the player is with it; undefined while it is read. While storage refuses, the day has none. It follows
 * the database, and the day: at midnight by UTC the next challenge is there.
 * @param localId undefined for a guest.
 */
export function useTodaysChallenge(localId: string | undefined): ShownToday | undefined {
  const [looks, look] = useReducer((count: number) => count + 1, 0);
  const { value, refused } = useStoredRead((storage) => readToday(storage, device().host, localId), `${localId ?? 'guest'} ${looks}`);
  const without = useMemo(() => (refused ? nothingKnown(device().host) : undefined), [refused]);
  const today = value ?? without;
  const ended = useSyncExternalStore(endedAttempt.subscribe, endedAttempt.getSnapshot);
  useEffect(() => {
    if (!today) return undefined;
    const timer = setTimeout(look, Math.max(today.untilNextMs, LEAST_WAIT_MS));
    // The timer of a page that slept through midnight is late.
    const returned = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', returned);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', returned);
    };
  }, [today]);
  return useMemo(() => today && { today, attempt: attemptState(today, ended, localId) }, [today, ended, localId]);
}
