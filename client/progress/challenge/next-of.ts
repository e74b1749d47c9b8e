import { nextChallengeDay } from '../../../shared/challenge/today.ts';
import type { TodaysChallenge } from '../../challenge/read-today.ts';
import { device } from '../../device/device.ts';
import { timeNow } from '../../storage/known-time.ts';
import * as words from '../../words/en/daily-challenge/coming.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

type Known = Pick<TodaysChallenge, 'day' | 'isOver' | 'revisions' | 'clock'>;

/**
 * Says when the next challenge comes, by the clock that says which day it is: the server's, as far as the device knows it. The result is
 * called again and again, so that it stays true while it is on screen. Undefined where none is known (decision C10), and on the result of a
 * day that is over, for then the next one has come.
 * @param now the time in ms.
 */
export function nextOf({ day, isOver, revisions, clock }: Known, now = () => timeNow(device().host, clock)): (() => string) | undefined {
  const next = nextChallengeDay(revisions, day);
  if (next === undefined || isOver) return undefined;
  // Hours up to tomorrow's; of a later one the day says more.
  if (next > day + 1) return () => words.nextOn(next);
  return () => words.nextIn(Math.max(1, Math.ceil((next * DAY_MS - now()) / MINUTE_MS)));
}
