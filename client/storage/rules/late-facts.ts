import type { SessionSummary } from '../../../shared/contract/state.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import type { SessionRow } from '../tables/rows.ts';
import { countFromRows, readCounting } from './counting.ts';
import { recountComplete } from './recount.ts';

/** Facts that were made from the log of a game. */
export type MadeFacts = Required<Pick<SessionSummary, 'id' | 'facts'>>;

const lacksFacts = ({ item, summary, contained }: SessionRow): boolean =>
  contained === 0 && item !== undefined && summary.facts === undefined;

/**
 * Local games with a log and without facts, at most so many [S21]: older builds made none. What the server contains it lists again once
 * it has made the facts. Undefined if facts were made of all.
 */
export async function factless(tx: PlayerReads, limit: number): Promise<readonly SessionRow[] | undefined> {
  if ((await readCounting(tx))?.factsMade) return undefined;
  return tx.sessions.range({ index: 'contained', from: 0, to: 0, where: lacksFacts, limit });
}

/** Stores made facts and counts them. Before the last of them figures come from the rows: the parts are counted anew once. */
export async function putFacts(tx: PlayerTx, made: readonly MadeFacts[], isLast: boolean): Promise<void> {
  const rows = await tx.sessions.getMany(made.map(({ id }) => id));
  await tx.sessions.put(
    made.flatMap(({ facts }, index): readonly SessionRow[] => {
      const row = rows[index];
      return row && lacksFacts(row) ? [{ ...row, summary: { ...row.summary, facts } }] : [];
    }),
  );
  await (isLast ? recountComplete(tx) : countFromRows(tx));
}
