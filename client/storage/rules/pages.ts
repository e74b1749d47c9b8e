import type { PlayerReads } from '../tables/player-tables.ts';
import type { SessionRow } from '../tables/rows.ts';
import { liveRange } from './staged.ts';

/** So many games one transaction reads where there may be very many: whoever else wants the database waits for no more. */
export const PAGE = 250;

/** The sessions behind this one in the order of ids, at most so many. */
export async function sessionsAfter(tx: PlayerReads, id: string, limit: number): Promise<readonly SessionRow[]> {
  const page = await liveRange(tx, { from: id, limit: limit + 1 });
  return page.filter((row) => row.id !== id).slice(0, limit);
}
