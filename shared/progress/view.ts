import type { DayNumber } from '../day.ts';
import type { SomeFigures } from './figures.ts';
import { challengeXp } from './folds/challenges.ts';
import { sessionsIn, sessionXpIn } from './folds/games.ts';
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

/** The figures of which XP is the sum. */
export const XP_FOLDS = ['games', 'challenges', 'badges'] as const;

/** The figures that a view is made of. */
export const VIEW_FOLDS = [...XP_FOLDS, 'streak'] as const;

/** XP of sessions, of each challenge the best session's and the claimed reward (decision C2), and of redeemed badges (decision D6). */
export function totalXp({ games, challenges, badges }: SomeFigures<(typeof XP_FOLDS)[number]>): number {
  const inChallenges = Object.values(challenges).reduce((sum, tally) => sum + challengeXp(tally), 0);
  return sessionXpIn(games) + inChallenges + Object.values(badges).reduce((sum, [, xp]) => sum + xp, 0);
}

/** Level, streak and "today" are never stored: they follow from the figures and the player's day (protocol, "State is a fold over a set"). */
export function view(figures: SomeFigures<(typeof VIEW_FOLDS)[number]>, now: { readonly day: DayNumber }): ProgressView {
  const xp = totalXp(figures);
  const runs = figures.streak;
  return {
    totalXp: xp,
    level: levelOf(xp),
    xpIntoLevel: xpIntoLevel(xp),
    streakDays: streakDays(runs, now.day),
    practisedToday: isPractised(runs, now.day),
    week: WEEK.map((back) => isPractised(runs, now.day - back)),
    sessions: sessionsIn(figures.games),
  };
}
