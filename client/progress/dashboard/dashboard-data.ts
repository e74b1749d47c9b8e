import { dayNumber, type DayNumber } from '../../../shared/day.ts';
import { CATALOGUE, isPlayable } from '../../../shared/games/catalogue.ts';
import type { CatalogueGame } from '../../../shared/games/kit/catalogue-game.ts';
import { weakTopics } from '../../../shared/progress/analytics/topic-stats.ts';
import { view, type VIEW_FOLDS } from '../../../shared/progress/view.ts';
import type { ShownProgress } from '../../storage/player-store.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { shortWeekdayName, weekdayName } from '../../words/en/text/calendar.ts';
import * as words from '../../words/en/dashboard/dashboard.ts';
import { recentSession } from '../recent/recent-session.ts';
import { practiceLink } from '../practice-link.ts';
import type { DashboardData, StreakDay } from './dashboard-view.tsx';

const ALL_GAMES: readonly CatalogueGame[] = CATALOGUE;

/** What the device has stored of a player. */
interface StoredProgress extends Pick<ShownProgress<(typeof VIEW_FOLDS)[number]>, 'profile' | 'figures' | 'latest' | 'reset'> {
  readonly player: Pick<PlayerRow, 'nickname' | 'colour' | 'shape'>;
}

/** "Mo", and "Monday" for those who hear it. */
const dayNames = (day: DayNumber): Pick<StreakDay, 'label' | 'name'> => ({ label: shortWeekdayName(day), name: weekdayName(day) });

/** What says why XP fell, as long as games from before the reset are listed (decision D7). */
function resetNote({ reset, latest }: StoredProgress): string | undefined {
  if (!latest.some(({ beforeReset }) => beforeReset)) return undefined;
  const day = dayNumber(reset.atMs, -new Date(reset.atMs).getTimezoneOffset());
  return reset.reason === undefined ? words.reset(day) : words.resetBecause(day, reset.reason);
}

/** The dashboard's figures, seen from today (protocol, "State is a fold over a set"). */
export function dashboardData(stored: StoredProgress, today: DayNumber): DashboardData {
  const { player, profile, figures, latest } = stored;
  const progress = view(figures, { day: today });
  return {
    displayName: profile?.displayName ?? player.nickname,
    colour: player.colour,
    shape: player.shape,
    picture: profile?.picture?.image,
    level: progress.level,
    totalXp: progress.totalXp,
    levelXp: progress.xpIntoLevel,
    streakDays: progress.streakDays,
    days: progress.week.map((practised, index) => ({ ...dayNames(today - (progress.week.length - 1 - index)), practised })),
    recent: latest.map((session) => recentSession(session, today)),
    resetNote: resetNote(stored),
    weak: weakTopics(figures).filter(practiceLink),
    unplayed: ALL_GAMES.filter(isPlayable).filter(({ slug }) => !Object.hasOwn(figures.games, slug)),
  };
}
