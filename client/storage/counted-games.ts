import type { Reset, SessionSummary } from '../../shared/contract/state.ts';
import { paidOnceAs } from '../../shared/progress/counted/paid-once.ts';
import { countsAfter } from '../../shared/progress/counted/reset.ts';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import type { PlayerStore } from './player-store.ts';
import type { SessionRow } from './records.ts';
import { isCounted } from './rules/counted-rows.ts';

/** How many games are read at once. */
const PAGE = 500;

type Listed = Pick<
  SessionSummary,
  'id' | 'game' | 'difficulty' | 'score' | 'accuracy' | 'timeTaken' | 'resumed' | 'challenge' | 'endMs' | 'utcOffsetMin' | 'day'
>;

/** A game with the XP that it brings to the total. */
export interface CountedGame extends Listed {
  /** 0 if it does not count, or if another attempt at its challenge was better (decision C2). */
  readonly xp: number;
  /** Why it does not count: it ended before the reset (decision D7), or the server refused it. */
  readonly uncounted?: 'before_reset' | 'refused';
}

/** All games of a player, newest first, without their logs, so that many fit into memory. Their XP add up to that of the figures. */
export async function countedGames(store: Pick<PlayerStore, 'sessionsAfter' | 'someProgress'>): Promise<readonly CountedGame[]> {
  const { reset } = await store.someProgress(0, []);
  const games: Game[] = [];
  for (let last = '', isMore = true; isMore;) {
    const rows = await store.sessionsAfter(last, PAGE);
    games.push(...rows.map((row) => gameOf(row.summary, whyUncounted(row, reset))));
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === PAGE;
  }
  return paidOnce(games).sort((a, b) => b.endMs - a.endMs || (a.id < b.id ? 1 : -1));
}

function whyUncounted(row: SessionRow, reset: Reset): CountedGame['uncounted'] {
  if (!isCounted(row)) return 'refused';
  return countsAfter(reset, { session: row.summary }) ? undefined : 'before_reset';
}

interface Game extends CountedGame {
  readonly paidAs: string | undefined;
}

const gameOf = (summary: SessionSummary, uncounted: CountedGame['uncounted']): Game => ({
  id: summary.id,
  game: summary.game,
  difficulty: summary.difficulty,
  score: summary.score,
  ...(summary.accuracy !== undefined && { accuracy: summary.accuracy }),
  timeTaken: summary.timeTaken,
  resumed: summary.resumed,
  ...(summary.challenge !== undefined && { challenge: summary.challenge }),
  endMs: summary.endMs,
  utcOffsetMin: summary.utcOffsetMin,
  day: summary.day,
  xp: uncounted ? 0 : sessionXp(summary),
  ...(uncounted && { uncounted }),
  paidAs: paidOnceAs(summary),
});

/** Of several games at a challenge or of a class round the best one has its XP, the others none. */
function paidOnce(games: readonly Game[]): CountedGame[] {
  const best = new Map<string, Game>();
  for (const game of games) {
    if (game.paidAs === undefined || game.uncounted) continue;
    const before = best.get(game.paidAs);
    if (!before || game.xp > before.xp) best.set(game.paidAs, game);
  }
  return games.map(({ paidAs, ...game }) => {
    const paid = paidAs === undefined ? undefined : best.get(paidAs);
    return paid && paid.id !== game.id ? { ...game, xp: 0 } : game;
  });
}
