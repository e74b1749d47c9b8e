import type { RedeemedBadge } from '../../items/badge-claim/counted.ts';
import type { DayNumber } from '../../day.ts';
import type { Figures } from '../figures.ts';
import { redeemedBadge } from '../redeemed.ts';
import { view, type ProgressView } from '../view.ts';
import { bubblePopOverview, type BubblePopOverview } from './bubble-pop.ts';
import { dailyBuckets, weeklyBuckets, type Bucket } from './buckets.ts';
import { gameStats, personalBests, type GameStats, type PersonalBest } from './game-stats.ts';
import { overallOf, type Overall } from './overall.ts';
import { skillOf, type Skill } from './skill.ts';
import { fasterTopics, weakTopics, type FasterTopic, type WeakTopic } from './topic-stats.ts';
import { weeklyGoalDays } from './weekly-goal.ts';

/** All that /analytics shows besides the latest games (spec 2 §2, Analytics). */
export interface Analytics {
  readonly faster: readonly FasterTopic[];
  readonly weak: readonly WeakTopic[];
  readonly bests: readonly PersonalBest[];
  readonly overall: Overall;
  readonly progress: ProgressView;
  readonly goalDays: number;
  readonly weeks: readonly Bucket[];
  readonly days: readonly Bucket[];
  readonly skill: Skill;
  readonly games: readonly GameStats[];
  readonly bubblePop: BubblePopOverview | undefined;
  /** Redeemed badges, the newest first. */
  readonly achievements: readonly RedeemedBadge[];
}

/**
 * Derives everything from a player's figures, seen from today. Of the days it needs those from `firstBucketDay` (buckets.ts) on, and of
 * the streak what reaches today.
 */
export function analyticsOf(figures: Figures, today: DayNumber): Analytics {
  const overall = overallOf(figures);
  const progress = view(figures, { day: today });
  return {
    faster: fasterTopics(figures, today),
    weak: weakTopics(figures),
    bests: personalBests(figures),
    overall,
    progress,
    goalDays: weeklyGoalDays(progress.streakDays),
    weeks: weeklyBuckets(figures.days, today),
    days: dailyBuckets(figures.days, today),
    skill: skillOf(overall.averageScore),
    games: gameStats(figures),
    bubblePop: bubblePopOverview(figures),
    achievements: achievementsOf(figures),
  };
}

const achievementsOf = ({ badges }: Pick<Figures, 'badges'>): readonly RedeemedBadge[] =>
  Object.keys(badges)
    .flatMap((id) => redeemedBadge(badges, id) ?? [])
    .sort((a, b) => b.atMs - a.atMs);
