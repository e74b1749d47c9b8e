import type { PlayerDocument, SessionSummary, Accumulator } from '../../../shared/contract/state.ts';
import type { DayNumber } from '../../../shared/day.ts';
import { gameBySlug } from '../../../shared/games/catalogue.ts';
import { figuresIn, merged } from '../../../shared/progress/accumulator.ts';
import { view } from '../../../shared/progress/view.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { percent } from '../../text/number.ts';
import { inSeconds } from '../../text/time.ts';
import type { DashboardData, RecentSession, StreakDay } from './dashboard-view.tsx';

/** What the device has stored of a player. */
export interface StoredProgress {
  readonly player: Pick<PlayerRow, 'nickname' | 'colour' | 'shape'>;
  readonly document: PlayerDocument | undefined;
  readonly local: Accumulator | undefined;
  readonly latest: readonly SessionSummary[];
}

const MS_PER_DAY = 86_400_000;

/** Names of days in the reader's language; a day number is a civil day, so it is read as UTC. */
const dayNames = (day: number): Pick<StreakDay, 'label' | 'name'> => {
  const date = new Date(day * MS_PER_DAY);
  const named = (weekday: 'short' | 'long') => date.toLocaleDateString('en', { weekday, timeZone: 'UTC' });
  return { label: named('short').slice(0, 2), name: named('long') };
};

function whenOf(day: number, today: number): string {
  if (day >= today) return 'Today';
  if (day === today - 1) return 'Yesterday';
  return new Date(day * MS_PER_DAY).toLocaleDateString('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

function recentSession(session: SessionSummary, today: number): RecentSession {
  const parts = [
    whenOf(session.day, today),
    ...(session.accuracy === undefined ? [] : [percent(session.accuracy)]),
    inSeconds(session.timeTaken),
    ...(session.resumed ? ['resumed'] : []),
  ];
  const game = gameBySlug(session.game);
  return { id: session.id, game, gameName: game?.name ?? session.game, score: session.score, detail: parts.join(', ') };
}

/** The dashboard's figures: the server's document and what it does not contain yet, seen from today (protocol, "State is a fold over a set"). */
export function dashboardData({ player, document, local, latest }: StoredProgress, today: DayNumber): DashboardData {
  const progress = view(figuresIn(merged(document?.accumulator, local)), { day: today });
  return {
    displayName: document?.profile.displayName ?? player.nickname,
    colour: player.colour,
    shape: player.shape,
    pictureUrl: document?.profile.pictureUrl,
    level: progress.level,
    totalXp: progress.totalXp,
    levelXp: progress.xpIntoLevel,
    streakDays: progress.streakDays,
    days: progress.week.map((practised, index) => ({ ...dayNames(today - (progress.week.length - 1 - index)), practised })),
    recent: latest.map((session) => recentSession(session, today)),
  };
}
