import type { SessionRow, StoredItem } from '../tables/rows.ts';
import type { PlayerTx } from '../tables/player-tables.ts';
import { liveOne } from './ahead.ts';
import { countingAtFinish, countLocal } from './counting.ts';
import { dropJournal } from './journal.ts';
import { queue } from './outbox.ts';

/** What the finish transaction puts in: the session, and every item that goes to the server with it. */
export interface FinishedSession {
  readonly row: SessionRow;
  readonly outbox: readonly StoredItem[];
}

/** The finish transition [S1, S2]: all of it or nothing; a session that is there already is left as it is. The journal ends in any case. */
export async function finishSession(tx: PlayerTx, finished: FinishedSession): Promise<SessionRow> {
  const [row] = await Promise.all([keepSession(tx, finished), dropJournal(tx, finished.row.id)]);
  return row;
}

/** One round of reads, one of writes: the player waits for "Saved". */
async function keepSession(tx: PlayerTx, { row, outbox }: FinishedSession): Promise<SessionRow> {
  const [known, counting] = await Promise.all([liveOne(tx, row.id), countingAtFinish(tx)]);
  if (known) return known;
  await Promise.all([tx.sessions.put([row]), queue(tx, outbox), countLocal(tx, counting, { session: row.summary })]);
  return row;
}
