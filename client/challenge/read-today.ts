import type { ChallengeRevision } from '../../shared/contract/content.ts';
import { challengeOfDay, type DaysChallenge } from '../../shared/challenge/today.ts';
import { dayNumber, type DayNumber } from '../../shared/day.ts';
import type { Host } from '../storage/host.ts';
import { cachedChallenges } from '../storage/cached-challenges.ts';
import { clockOf, timeNow, type KnownTime } from '../storage/known-time.ts';
import type { TenfoldStorage } from '../storage/open-storage.ts';
import type { ShownChallenges } from '../storage/player-store.ts';

const DAY_MS = 86_400_000;

/** The day's challenge and the player's attempts, as this device knows them. */
export interface TodaysChallenge {
  /** The day by UTC (decision C1). */
  readonly day: DayNumber;
  /** Whether that day has ended: only a result is shown after it. */
  readonly isOver: boolean;
  /** When the next day begins, in ms from now. */
  readonly untilNextMs: number;
  /** All that the device was delivered. */
  readonly revisions: readonly ChallengeRevision[];
  readonly ofDay: DaysChallenge;
  /** What tells the time by the server's clock. */
  readonly clock: KnownTime;
  /** Absent for a guest. */
  readonly attempts: ShownChallenges | undefined;
}

/** When a day by UTC is over, in ms since the epoch. */
export const endOfDay = (day: DayNumber): number => (day + 1) * DAY_MS;

type ClockHost = Pick<Host, 'now' | 'utcOffsetMin' | 'buildMs'>;

function dayAt(nowMs: number, shown?: DayNumber): Pick<TodaysChallenge, 'day' | 'isOver' | 'untilNextMs'> {
  const now = dayNumber(nowMs, 0);
  const day = shown ?? now;
  return { day, isOver: day < now, untilNextMs: endOfDay(now) - nowMs };
}

/** What is known of today if storage refuses: its date. */
export const nothingKnown = (host: ClockHost): TodaysChallenge => ({
  ...dayAt(timeNow(host, {})),
  revisions: [],
  ofDay: { state: 'none' },
  clock: {},
  attempts: undefined,
});

/**
 * Reads today's challenge, and a player's attempts; without a player only the challenge. The network is never asked.
 * @param shown the day whose result is on screen; absent for the day that it is now.
 */
export async function readToday(
  storage: TenfoldStorage,
  host: ClockHost,
  localId: string | undefined,
  shown?: DayNumber,
): Promise<TodaysChallenge> {
  const revisions = await cachedChallenges(storage.device);
  const clock = localId === undefined ? {} : await clockOf(storage.player(localId));
  const today = dayAt(timeNow(host, clock), shown);
  const ofDay = challengeOfDay(revisions, today.day);
  const asked = ofDay.state === 'none' ? undefined : { id: ofDay.revision.id, sinceMs: today.day * DAY_MS };
  const attempts = localId === undefined ? undefined : await storage.player(localId).challenges(asked);
  return { ...today, revisions, ofDay, clock, attempts };
}
