import type { Figures } from '../figures.ts';
import type { SessionSums } from '../folds/sums.ts';
import { totalXp } from '../view.ts';

/** The derived stats of spec 2 §3. Scores and accuracies are rounded to whole numbers, as they are shown. */
export interface Overall {
  readonly totalGames: number;
  readonly totalXp: number;
  /** 0 without a game. */
  readonly averageScore: number;
  /** Of games that can be a best (folds/games.ts); 0 without any. */
  readonly bestScore: number;
  readonly totalAchievements: number;
  /** Whole percent, of games with an accuracy only; undefined without any. */
  readonly averageAccuracy: number | undefined;
  /** Seconds of play. */
  readonly playTime: number;
}

/** Sums and what follows from them, for a stretch of time or for a game. */
type Averages = Pick<Overall, 'averageScore' | 'averageAccuracy'>;

export const averagesOf = ({
  sessions,
  scoreSum,
  accuracySum,
  accuracyCount,
}: Pick<SessionSums, 'sessions' | 'scoreSum' | 'accuracySum' | 'accuracyCount'>): Averages => ({
  averageScore: sessions === 0 ? 0 : Math.round(scoreSum / sessions),
  averageAccuracy: accuracyCount === 0 ? undefined : Math.round(accuracySum / accuracyCount),
});

/** The figures over all games of a player. */
export function overallOf(figures: Pick<Figures, 'games' | 'challenges' | 'badges'>): Overall {
  const all = Object.values(figures.games);
  const sum = (of: keyof SessionSums) => all.reduce((total, game) => total + game[of], 0);
  return {
    totalGames: sum('sessions'),
    totalXp: totalXp(figures),
    ...averagesOf({
      sessions: sum('sessions'),
      scoreSum: sum('scoreSum'),
      accuracySum: sum('accuracySum'),
      accuracyCount: sum('accuracyCount'),
    }),
    bestScore: all.reduce((best, { bestScore }) => Math.max(best, bestScore), 0),
    totalAchievements: Object.keys(figures.badges).length,
    playTime: sum('timeSum'),
  };
}
