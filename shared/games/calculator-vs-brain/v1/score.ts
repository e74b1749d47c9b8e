const POINTS_PER_WIN = 100;
const POINTS_PER_STREAK = 50;

/** 100 × wins + 50 × best streak (spec 1 §9, decision G11). */
export const scoreOf = (wins: number, bestStreak: number): number => POINTS_PER_WIN * wins + POINTS_PER_STREAK * bestStreak;
