import { NO_RESET } from '../../../shared/progress/counted/reset.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import { readCounting } from './counting.ts';
import { readKnownTime, type KnownTime } from './known-time.ts';
import { shownSession, type ShownSession } from './progress.ts';
import { liveOne } from './staged.ts';

/** One game of the history. */
export interface PastGame {
  /** Undefined if this player's database has none under the id. */
  readonly session: ShownSession | undefined;
  /** Whether it was played or restored here: then its log is here, unless it was dropped to make room [S9]. */
  readonly isOwn: boolean;
  /** What tells which day is today. */
  readonly clock: KnownTime;
}

/** A game by its id [S31]. */
export async function readPastGame(tx: PlayerReads, id: string): Promise<PastGame> {
  const [row, counting, receipt, clock] = await Promise.all([liveOne(tx, id), readCounting(tx), tx.receipts.get(id), readKnownTime(tx)]);
  return {
    session: row && shownSession(row, counting?.reset ?? NO_RESET),
    isOwn: row?.item !== undefined || receipt !== undefined,
    clock,
  };
}
