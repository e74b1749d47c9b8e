/** The weekly goal: a streak of seven days (spec 2 §2, Analytics). */
export const WEEKLY_GOAL_DAYS = 7;

/** Streak days out of seven, capped there. */
export const weeklyGoalDays = (streakDays: number): number => Math.min(streakDays, WEEKLY_GOAL_DAYS);
