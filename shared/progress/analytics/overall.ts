import type { Figures } from '../figures.ts';
import type { SessionSums } from '../folds/sums.ts';
import { totalXp } from '../view.ts';

/** The derived stats of spec 2 §3. Scores and accuracies are rounded to whole numbers, as they are shown. */
export interface Overall {
  readonly totalGames: number;
  readonly totalXp: number;
  /** 0 without an ordinary game. */
  readonly averageScore: number;
  /** Of games that can be a best score (folds/games.ts); 0 without any. */
  readonly bestScore: number;
  readonly totalAchievements: number;
  /** Whole percent, of games with an accuracy only; undefined without any. */
  readonly averageAccuracy: number | undefined;
  /** Seconds of play. */
  readonly playTime: number;
}

/** What follows from sums, for a stretch of time or for a game. */
type Averages = Pick<Overall, 'averageScore' | 'averageAccuracy'>;

/** Of ordinary runs (decision G27). */
export function averagesOf({ sessions, apart = 0, scoreSum, accuracySum, accuracyCount }: Omit<SessionSums, 'timeSum'>): Averages {
  const scored = sessions - apart;
  return {
    averageScore: scored === 0 ? 0 : Math.round(scoreSum / scored),
    averageAccuracy: accuracyCount === 0 ? undefined : Math.round(accuracySum / accuracyCount),
  };
}

/** The figures over all games of a player. */
export function overallOf(figures: Pick<Figures, 'games' | 'challenges' | 'badges'>): Overall {
  const all = Object.values(figures.games);
  const sum = (of: keyof SessionSums) => all.reduce((total, game) => total + (game[of] ?? 0), 0);
  return {
    totalGames: sum('sessions'),
    totalXp: totalXp(figures),
    ...averagesOf({
      sessions: sum('sessions'),
      apart: sum('apart'),
      scoreSum: sum('scoreSum'),
      accuracySum: sum('accuracySum'),
      accuracyCount: sum('accuracyCount'),
    }),
    bestScore: all.reduce((best, { bestScore }) => Math.max(best, bestScore), 0),
    totalAchievements: Object.keys(figures.badges).length,
    playTime: sum('timeSum'),
  };
}
