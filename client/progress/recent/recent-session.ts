import { gameBySlug } from '../../../shared/games/catalogue.ts';
import type { CatalogueGame } from '../../../shared/games/kit/catalogue-game.ts';
import { isHinted } from '../../../shared/progress/counted/no-best.ts';
import type { ShownSession } from '../../storage/player-store.ts';
import { whenOf } from '../../words/en/text/calendar.ts';
import { percent } from '../../text/number.ts';
import { inSeconds } from '../../words/en/text/time.ts';
import * as words from '../../words/en/recent-games.ts';
import { gameName } from '../../words/game-names.ts';

/** A played game as a list shows it. */
export interface RecentSession {
  readonly id: string;
  readonly gameName: string;
  /** What it is drawn by; absent for a game that this build does not know. */
  readonly game?: Pick<CatalogueGame, 'slug' | 'hue'> | undefined;
  readonly score: number;
  /** When and how, in a few words, e.g. `Today, 93%, 41 s`. */
  readonly detail: string;
}

export function recentSession({ summary: session, beforeReset }: ShownSession, today: number): RecentSession {
  const parts = [
    whenOf(session.day, today),
    // Early in the line, for a phone cuts its end off.
    ...(beforeReset ? [words.beforeReset] : []),
    ...(session.accuracy === undefined ? [] : [percent(session.accuracy)]),
    inSeconds(session.timeTaken),
    ...(session.resumed ? [words.resumed] : []),
    ...(isHinted(session) ? [words.withHints] : []),
  ];
  const { game } = session;
  return { id: session.id, game: gameBySlug(game), gameName: gameName(game), score: session.score, detail: parts.join(', ') };
}
