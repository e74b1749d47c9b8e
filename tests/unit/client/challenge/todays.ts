import type { TodaysChallenge } from '../../../../client/challenge/read-today.ts';
import type { ShownChallenges } from '../../../../client/storage/player-store.ts';
import { challengeOfDay } from '../../../../shared/challenge/today.ts';
import { dayOfDate } from '../../../../shared/challenge/utc-date.ts';
import type { ChallengeRevision } from '../../../../shared/contract/content.ts';

/** 2026-11-22, a Sunday: the day of the sample revision. */
export const TODAY = dayOfDate('2026-11-22') ?? 0;

export const NO_ATTEMPTS: ShownChallenges = { challenges: {}, dailies: [], sessions: [], items: [], open: [], clock: {} };

/** What a device knows that was delivered these revisions. */
export const todays = (revisions: readonly ChallengeRevision[], attempts?: Partial<ShownChallenges>): TodaysChallenge => ({
  day: TODAY,
  isOver: false,
  untilNextMs: 1,
  clock: {},
  revisions,
  ofDay: challengeOfDay(revisions, TODAY),
  attempts: attempts && { ...NO_ATTEMPTS, ...attempts },
});
