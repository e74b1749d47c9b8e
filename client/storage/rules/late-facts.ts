import { isIncomplete, type StoredSession } from '../../../shared/items/session/stored-session.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import type { SessionRow } from '../tables/rows.ts';
import { sessionOf } from './counted-rows.ts';
import { countFromRows, readCounting } from './counting.ts';
import { recountComplete } from './recount.ts';

/** Facts and evidence that were made from the log of a game. */
export type MadeFacts = Required<Pick<StoredSession, 'id' | 'facts' | 'evidence'>>;

const lacksFacts = (row: SessionRow): boolean => row.contained === 0 && row.item !== undefined && isIncomplete(sessionOf(row));

/**
 * Local games with a log and without facts or evidence, at most so many [S21]: older builds made none. Of what the server contains it
 * makes them itself. Undefined if they were made of all.
 */
export async function factless(tx: PlayerReads, limit: number): Promise<readonly SessionRow[] | undefined> {
  if ((await readCounting(tx))?.evidenceMade) return undefined;
  return tx.sessions.range({ index: 'contained', from: 0, to: 0, where: lacksFacts, limit });
}

/** Stores made facts and evidence and counts them. Before the last of them figures come from the rows: the parts are counted anew once. */
export async function putFacts(tx: PlayerTx, made: readonly MadeFacts[], isLast: boolean): Promise<void> {
  const rows = await tx.sessions.getMany(made.map(({ id }) => id));
  await tx.sessions.put(
    made.flatMap(({ facts, evidence }, index): readonly SessionRow[] => {
      const row = rows[index];
      return row && lacksFacts(row) ? [{ ...row, summary: { ...row.summary, facts }, evidence }] : [];
    }),
  );
  await (isLast ? recountComplete(tx) : countFromRows(tx));
}
