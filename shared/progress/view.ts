import type { Accumulator } from '../contract/state.ts';
import type { DayNumber } from '../day.ts';
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

/** XP of sessions, and of each challenge the best attempt's (decision C2). */
export const totalXp = (accumulator: Accumulator): number =>
  Object.values(accumulator.challengeXp).reduce((sum, xp) => sum + xp, accumulator.sessionXp);

/** Level, streak and "today" are never stored: they follow from the accumulator and the player's day (protocol, "State is a fold over a set"). */
export function view(accumulator: Accumulator, now: { readonly day: DayNumber }): ProgressView {
  const xp = totalXp(accumulator);
  return {
    totalXp: xp,
    level: levelOf(xp),
    xpIntoLevel: xpIntoLevel(xp),
    streakDays: streakDays(accumulator.days, now.day),
    practisedToday: isPractised(accumulator.days, now.day),
    week: WEEK.map((back) => isPractised(accumulator.days, now.day - back)),
    sessions: accumulator.sessions,
  };
}
