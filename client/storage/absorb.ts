import { addUncontained } from './finish-session.ts';
import { itemsOf, queuedRow, unknownItems } from './outbox.ts';
import type { Absorbed, OpenJournal } from './player-store.ts';
import type { PlayerTx } from './player-tx.ts';
import type { SessionRow } from './records.ts';

/** Puts another player's sessions, items and open journals in, by id [S7]; what is there already stays as it is. */
export async function absorb(tx: PlayerTx, from: Absorbed): Promise<void> {
  const own = from.sessions.filter((row) => row.item);
  const known = await tx.sessions(own.map((row) => row.id));
  const added = own.filter((_, index) => known[index] === undefined).map(asUnsent);
  await tx.putSessions(added);
  await addUncontained(tx, added);
  // A session is queued by its row alone: one that another tab has finished since the rows were read comes with the next absorbing.
  const others = from.unsent.filter((item) => item.kind !== 'session');
  const items = await unknownItems(tx, [...itemsOf(added), ...others]);
  await tx.addQueued(items.map(queuedRow));
  for (const journal of from.journals ?? []) await absorbJournal(tx, journal);
}

/** What another database knew of its fate does not hold here: this player's server decides anew. */
function asUnsent(row: SessionRow): SessionRow {
  const { rejected: _before, ...rest } = row;
  return { ...rest, contained: 0 };
}

async function absorbJournal(tx: PlayerTx, journal: OpenJournal): Promise<void> {
  const { sessionId } = journal.header;
  const [session] = await tx.sessions([sessionId]);
  if (session || (await tx.journalRow(sessionId, 0))) return;
  await tx.putJournal([{ sessionId, n: 0, header: journal.header }, ...journal.chunks]);
}
