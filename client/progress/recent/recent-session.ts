import { gameBySlug } from '../../../shared/games/catalogue.ts';
import type { CatalogueGame } from '../../../shared/games/kit/catalogue-game.ts';
import { meanMs } from '../../../shared/games/mean-ms.ts';
import { isHinted } from '../../../shared/progress/counted/no-best.ts';
import { isUntimedSession } from '../../play/choices/untimed-session.ts';
import type { ShownSession } from '../../storage/player-store.ts';
import { whenOf } from '../../words/en/text/calendar.ts';
import { inLine } from '../../text/line.ts';
import { percent } from '../../text/number.ts';
import { inSeconds } from '../../words/en/text/time.ts';
import * as words from '../../words/en/recent-games.ts';
import { gameName } from '../../words/game-names.ts';
import { playedText } from '../../words/played-games.ts';

/** A played game as a list shows it. */
export interface RecentSession {
  readonly id: string;
  readonly gameName: string;
  /** What it is drawn by; absent for a game that this build does not know. */
  readonly game?: Pick<CatalogueGame, 'slug' | 'hue'> | undefined;
  readonly score: number;
  /** The set-up and how much was played, e.g. `Division, Easy, 15 questions`; undefined as above. */
  readonly setup?: string | undefined;
  /** When and how, in a few words, e.g. `Today, 93%, 41 s, 2.7 s an answer`. */
  readonly detail: string;
}

export function recentSession({ summary: session, beforeReset }: ShownSession, today: number): RecentSession {
  const { id, game, score, accuracy } = session;
  // Without a clock no time is told (decision G26).
  const isTimed = !isUntimedSession(session);
  const pace = isTimed ? meanMs(session) : undefined;
  return {
    id,
    game: gameBySlug(game),
    gameName: gameName(game),
    score,
    setup: playedText(session),
    detail: inLine(
      whenOf(session.day, today),
      // Early in the line, for a phone cuts its end off.
      beforeReset ? words.beforeReset : undefined,
      accuracy === undefined ? undefined : percent(accuracy),
      isTimed ? inSeconds(session.timeTaken) : undefined,
      pace === undefined ? undefined : words.pace(pace),
      session.resumed ? words.resumed : undefined,
      isHinted(session) ? words.withHints : undefined,
    ),
  };
}
