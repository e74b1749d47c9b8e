import { gameBySlug } from '../../../shared/games/catalogue.ts';
import type { Memory } from '../../../shared/memory/known-fact.ts';
import { analyticsOf, type Analytics } from '../../../shared/progress/analytics/analytics.ts';
import { WEEKLY_GOAL_DAYS } from '../../../shared/progress/analytics/weekly-goal.ts';
import type { ShownAnalytics } from '../../storage/player-store.ts';
import { dayInYear } from '../../words/en/text/calendar.ts';
import { percent, wholeNumber } from '../../text/number.ts';
import { playedFor } from '../../words/en/text/time.ts';
import * as charts from '../../words/en/analytics/charts.ts';
import * as words from '../../words/en/analytics/view.ts';
import { setupBests, type GameBests } from './setup-bests.ts';
import { recentSession, type RecentSession } from '../recent/recent-session.ts';
import { practiseNext, type PractiseLine } from '../practise-next.ts';
import { difficultyName, fasterLine, type TopicLine } from '../topic-texts.ts';
import { BADGES, type DescribedBadge } from '../../badges/described-badge.ts';
import { gameName } from '../../words/game-names.ts';
import { topicName } from '../../words/topic-names.ts';

/** How many of each are listed; of achievements and badges as spec 2 §9 says. */
const LINES = 3;
const RECENT_ACHIEVEMENTS = 5;
const BADGES_SHOWN = 10;
const BESTS = 4;

/** A figure and what it is. */
interface Tile {
  readonly term: string;
  readonly value: string;
}

/** A redeemed badge. One that this build does not know has its id for a name, and a plain medal. */
interface Achievement extends Pick<DescribedBadge, 'rarity' | 'icon'>, Partial<Pick<DescribedBadge, 'color'>> {
  readonly id: string;
  readonly name: string;
  readonly day: string;
}

export interface GameRow {
  readonly game: string;
  readonly name: string;
  readonly cells: readonly string[];
}

/** What the page shows, in words. */
export interface AnalyticsData {
  readonly faster: readonly TopicLine[];
  readonly weak: readonly PractiseLine[];
  readonly bests: readonly Omit<TopicLine, 'game'>[];
  /** The bests by set-up; `bests` are those by score. */
  readonly setupBests: readonly GameBests[];
  readonly tiles: readonly Tile[];
  /** The weekly goal: days done, out of seven, and a sentence. */
  readonly goal: { readonly days: number; readonly of: number; readonly sentence: string };
  readonly weeks: Analytics['weeks'];
  readonly days: Analytics['days'];
  readonly recent: readonly RecentSession[];
  /** The entry of Math Bubble Pop below the latest games (decision C7); absent if it was never played. */
  readonly bubblePop: { readonly name: string; readonly entry: RecentSession; readonly rows: readonly GameRow[] } | undefined;
  /** The latest five, and the latest ten as medals. */
  readonly achievements: readonly Achievement[];
  readonly badges: readonly Achievement[];
  readonly skill: { readonly level: number; readonly progress: number; readonly sentence: string };
  readonly games: readonly GameRow[];
}

export const GAME_COLUMNS = [
  words.game,
  words.games,
  words.averageScore,
  words.bestScore,
  words.accuracy,
  words.skill,
  words.timePlayed,
] as const;
export const BUBBLE_POP_COLUMNS = [
  words.operation,
  words.targets,
  words.right,
  words.accuracy,
  words.highestLevel,
  words.averageScore,
] as const;

const NONE = '–';
const percentOr = (value: number | undefined): string => (value === undefined ? NONE : percent(value));
const numberOr = (value: number | undefined): string => (value === undefined ? NONE : wholeNumber(value));

/** What was only ever resumed, or solved with hints, has points and no best. */
const bestOr = ({ bestScore, averageScore }: { readonly bestScore: number; readonly averageScore: number }): string =>
  numberOr(bestScore === 0 && averageScore > 0 ? undefined : bestScore);

/** Everything the page shows of a player, from what the device has stored, and from memory once that is known. */
export function analyticsData(
  { figures, latest, today }: Pick<ShownAnalytics, 'figures' | 'latest' | 'today'>,
  memory?: Memory,
): AnalyticsData {
  const analytics = analyticsOf(figures, today);
  const achieved = analytics.achievements.slice(0, BADGES_SHOWN).map(({ badge, day }): Achievement => {
    const known = BADGES.get(badge);
    return {
      id: badge,
      name: known?.name ?? badge,
      rarity: known?.rarity ?? 'common',
      icon: known?.icon ?? 'practice',
      ...(known && { color: known.color }),
      day: dayInYear(day),
    };
  });
  return {
    faster: analytics.faster.slice(0, LINES).map((topic) => fasterLine(topic, today)),
    weak: practiseNext(analytics.weak, memory).slice(0, LINES),
    bests: analytics.bests.slice(0, BESTS).map((best) => ({
      key: `${best.game}/${best.difficulty}`,
      what: gameName(best.game),
      where: difficultyName(best.difficulty),
      figure: wholeNumber(best.score),
      rest: dayInYear(best.day),
    })),
    setupBests: setupBests(figures.bests),
    tiles: tilesOf(analytics),
    goal: goalOf(analytics),
    weeks: analytics.weeks,
    days: analytics.days,
    recent: latest.map((session) => recentSession(session, today)),
    bubblePop: bubblePopOf(analytics),
    achievements: achieved.slice(0, RECENT_ACHIEVEMENTS),
    badges: achieved,
    skill: skillOf(analytics),
    games: analytics.games.map((game) => ({
      game: game.game,
      name: gameName(game.game),
      cells: [
        wholeNumber(game.games),
        wholeNumber(game.averageScore),
        bestOr(game),
        percentOr(game.averageAccuracy),
        wholeNumber(game.skill.level),
        playedFor(game.playTime),
      ],
    })),
  };
}

const tilesOf = ({ overall, progress }: Analytics): readonly Tile[] => [
  { term: words.games, value: wholeNumber(overall.totalGames) },
  { term: words.totalXp, value: wholeNumber(overall.totalXp) },
  { term: words.level, value: wholeNumber(progress.level) },
  { term: words.averageScore, value: wholeNumber(overall.averageScore) },
  { term: words.bestScore, value: bestOr(overall) },
  { term: words.averageAccuracy, value: percentOr(overall.averageAccuracy) },
  { term: words.achievements, value: wholeNumber(overall.totalAchievements) },
  { term: words.timePlayed, value: playedFor(overall.playTime) },
];

function goalOf({ goalDays, progress }: Analytics): AnalyticsData['goal'] {
  const left = WEEKLY_GOAL_DAYS - goalDays;
  const full = progress.practisedToday ? charts.goalReached : charts.goalToKeep;
  const sentence = left === 0 ? full(progress.streakDays) : charts.goalLeft(left);
  return { days: goalDays, of: WEEKLY_GOAL_DAYS, sentence };
}

function skillOf({ skill, overall }: Analytics): AnalyticsData['skill'] {
  const sentence = words.skillNote(overall.averageScore, 100 - skill.progress, skill.level + 1);
  return { level: skill.level, progress: skill.progress, sentence };
}

function bubblePopOf({ bubblePop }: Analytics): AnalyticsData['bubblePop'] {
  if (bubblePop === undefined) return undefined;
  const { game: slug, totalGames, highestScore, highestLevel, accuracyPercentage, byOperation } = bubblePop;
  const game = gameBySlug(slug);
  const facts = [words.countedGames(totalGames), words.highestLevelOf(highestLevel), words.rightOf(percentOr(accuracyPercentage))];
  return {
    entry: { id: 'bubble-pop', game, gameName: words.allGamesOf(gameName(slug)), score: highestScore, detail: facts.join(', ') },
    name: gameName(slug),
    rows: byOperation.map(({ operation, attempts, correct, accuracy, maxLevel, averageScore }) => ({
      game: operation,
      name: topicName(operation),
      cells: [numberOr(attempts), numberOr(correct), percentOr(accuracy), wholeNumber(maxLevel), wholeNumber(averageScore)],
    })),
  };
}
