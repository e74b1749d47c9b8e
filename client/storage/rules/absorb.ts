import type { SessionRow, StoredItem } from '../tables/rows.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import { addToLocal, readLocal } from './fold.ts';
import { openJournals, type OpenJournal } from './journal.ts';
import { itemsOf, queueUnknown } from './outbox.ts';

/** What of another player's database is put into this one. */
export interface Absorbed {
  readonly sessions: readonly SessionRow[];
  /** Items without a session of their own; sessions are queued by their rows. */
  readonly unsent: readonly StoredItem[];
  readonly journals?: readonly OpenJournal[];
}

/** Everything that another database would have to take over; of items without a session also those that are kept with their receipt. */
export async function absorbable(tx: PlayerReads): Promise<Required<Absorbed>> {
  const [sessions, queued, receipts, journals] = await Promise.all([
    tx.sessions.range(),
    tx.outbox.range(),
    tx.receipts.range(),
    openJournals(tx),
  ]);
  return { sessions, unsent: [...queued, ...receipts].flatMap(({ item }) => (item ? [item] : [])), journals };
}

/** Puts another player's sessions, items and open journals in, by id [S7]; what is there already stays as it is. */
export async function absorb(tx: PlayerTx, from: Absorbed): Promise<void> {
  const own = from.sessions.filter((row) => row.item);
  const known = await tx.sessions.getMany(own.map((row) => row.id));
  const added = own.filter((_, index) => known[index] === undefined).map(asUnsent);
  await tx.sessions.put(added);
  if (added.length > 0) await addToLocal(tx, await readLocal(tx), added);
  // A session is queued by its row alone: one that another tab has finished since the rows were read comes with the next absorbing.
  const others = from.unsent.filter((item) => item.kind !== 'session');
  await queueUnknown(tx, [...itemsOf(added), ...others]);
  for (const journal of from.journals ?? []) await absorbJournal(tx, journal);
}

/** What another database knew of its fate does not hold here: this player's server decides anew. */
function asUnsent(row: SessionRow): SessionRow {
  const { rejected: _before, ...rest } = row;
  return { ...rest, contained: 0 };
}

async function absorbJournal({ sessions, journal }: PlayerTx, { header, chunks }: OpenJournal): Promise<void> {
  const { sessionId } = header;
  if ((await sessions.get(sessionId)) || (await journal.get([sessionId, 0]))) return;
  await journal.put([{ sessionId, n: 0, header }, ...chunks]);
}
