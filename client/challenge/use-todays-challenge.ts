import { useMemo, useReducer, useSyncExternalStore } from 'react';
import type { DayNumber } from '../../shared/day.ts';
import { device } from '../device/device.ts';
import { useStoredRead } from '../device/use-stored.ts';
import { attemptState, type AttemptState } from './attempt-result.ts';
import { endedAttempt } from './ended-attempt.ts';
import { nothingKnown, readToday, type TodaysChallenge } from './read-today.ts';
import { useNextLook } from './use-next-look.ts';

export interface ShownToday {
  readonly today: TodaysChallenge;
  readonly attempt: AttemptState;
}

/**
 * Today's challenge and where the player is with it; undefined while it is read. While storage refuses, the day has none. It follows
 * the database, and the day: at midnight by UTC the next challenge is there.
 * @param localId undefined for a guest.
 * @param shown the day whose result is on screen, and stays there when the next begins.
 */
export function useTodaysChallenge(localId: string | undefined, shown?: DayNumber): ShownToday | undefined {
  const [looks, look] = useReducer((count: number) => count + 1, 0);
  const { value, refused } = useStoredRead(
    (storage) => readToday(storage, device().host, localId, shown),
    `${localId ?? 'guest'} ${looks} ${shown ?? ''}`,
  );
  const without = useMemo(() => (refused ? nothingKnown(device().host) : undefined), [refused]);
  const today = value ?? without;
  const ended = useSyncExternalStore(endedAttempt.subscribe, endedAttempt.getSnapshot);
  useNextLook(today?.untilNextMs, look);
  return useMemo(() => today && { today, attempt: attemptState(today, ended, localId) }, [today, ended, localId]);
}
