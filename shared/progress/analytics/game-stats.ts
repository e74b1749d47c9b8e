import type { SessionSummary } from '../../contract/state.ts';
import type { DayNumber } from '../../day.ts';
import type { Figures } from '../figures.ts';
import { averagesOf, type Overall } from './overall.ts';
import { skillOf, type Skill } from './skill.ts';

/** The figures of one game, beside those of all games together (decision C8). */
export interface GameStats extends Pick<Overall, 'averageScore' | 'averageAccuracy' | 'bestScore' | 'playTime'> {
  readonly game: string;
  readonly games: number;
  readonly skill: Skill;
}

/** By game, the one that was played most first. */
export function gameStats({ games }: Pick<Figures, 'games'>): readonly GameStats[] {
  return Object.entries(games)
    .map(([game, figures]) => {
      const averages = averagesOf(figures);
      const { sessions, bestScore, timeSum } = figures;
      return { game, games: sessions, ...averages, bestScore, playTime: timeSum, skill: skillOf(averages.averageScore) };
    })
    .sort((a, b) => b.games - a.games || (a.game < b.game ? -1 : 1));
}

/** A personal best and the day on which it was reached. */
export interface PersonalBest {
  readonly game: string;
  readonly difficulty: SessionSummary['difficulty'];
  readonly score: number;
  readonly day: DayNumber;
}

const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;

/** All personal bests, the newest first. */
export const personalBests = ({ games }: Pick<Figures, 'games'>): readonly PersonalBest[] =>
  Object.entries(games)
    .flatMap(([game, { bests }]) =>
      DIFFICULTIES.flatMap((difficulty) => {
        const best = bests[difficulty];
        return best ? [{ game, difficulty, score: best[0], day: best[1] }] : [];
      }),
    )
    .sort((a, b) => b.day - a.day || b.score - a.score || (a.game < b.game ? -1 : 1));
