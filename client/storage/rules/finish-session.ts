import type { SessionRow, StoredItem } from '../tables/rows.ts';
import type { PlayerTx } from '../tables/player-tables.ts';
import { liveOne } from './staged.ts';
import { countedAs } from './counted-rows.ts';
import { countingAtFirst, countLocal, readCounting } from './counting.ts';
import { dropJournal } from './journal.ts';
import { queue } from './outbox.ts';

/**
 * What the finish transaction puts in: the session, and what goes to the server. That is its item alone; a game that an older app handed
 * over [S15] has its activities beside it (decision D36). A stored form: it stands in `tenfold-hand-over`.
 */
export interface FinishedSession {
  readonly row: SessionRow;
  readonly outbox: readonly StoredItem[];
}

/** The finish transition [S1, S2]: all of it or nothing; a session that is there already is left as it is. The journal ends in any case. */
export async function finishSession(tx: PlayerTx, finished: FinishedSession): Promise<SessionRow> {
  const [, row] = await Promise.all([dropJournal(tx, finished.row.id), keepSession(tx, finished)]);
  return row;
}

/**
 * The player waits for "Saved": two rounds of requests, and as few as can be. A session that is not added is there already, or is staged
 * of a listing.
 */
async function keepSession(tx: PlayerTx, { row, outbox }: FinishedSession): Promise<SessionRow> {
  const [counting, added] = await Promise.all([readCounting(tx), tx.sessions.add([row])]);
  const known = added === 0 ? await liveOne(tx, row.id) : undefined;
  if (known) return known;
  if (added === 0) await tx.sessions.put([row]);
  const before = counting ?? (await countingAtFirst(tx, added));
  await Promise.all([queue(tx, outbox), countLocal(tx, before, countedAs(row))]);
  return row;
}
