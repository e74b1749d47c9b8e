import type { Accumulator } from '../contract/state.ts';
import type { DayNumber } from '../day.ts';
import { runsOf } from './folds/streak.ts';
import { levelOf, xpIntoLevel } from './level.ts';
import { isPractised, streakDays } from './streak.ts';

/** What screens show of a player's progress. */
export interface ProgressView {
  readonly totalXp: number;
  readonly level: number;
  readonly xpIntoLevel: number;
  readonly streakDays: number;
  readonly practisedToday: boolean;
  /** The last seven days, oldest first, today last: whether each was practised. */
  readonly week: readonly boolean[];
  readonly sessions: number;
}

const WEEK = [6, 5, 4, 3, 2, 1, 0] as const;

/** XP of sessions, of each challenge the best attempt's (decision C2), and of redeemed badges (decision D6). */
export function totalXp({ sessionXp, challengeXp, badges = {} }: Pick<Accumulator, 'sessionXp' | 'challengeXp' | 'badges'>): number {
  const inChallenges = Object.values(challengeXp).reduce((sum, xp) => sum + xp, 0);
  return sessionXp + inChallenges + Object.values(badges).reduce((sum, { xp }) => sum + xp, 0);
}

/** Level, streak and "today" are never stored: they follow from the accumulator and the player's day (protocol, "State is a fold over a set"). */
export function view(accumulator: Accumulator, now: { readonly day: DayNumber }): ProgressView {
  const xp = totalXp(accumulator);
  const runs = runsOf(accumulator.days);
  return {
    totalXp: xp,
    level: levelOf(xp),
    xpIntoLevel: xpIntoLevel(xp),
    streakDays: streakDays(runs, now.day),
    practisedToday: isPractised(runs, now.day),
    week: WEEK.map((back) => isPractised(runs, now.day - back)),
    sessions: accumulator.sessions,
  };
}
