import type { ClaimRow, SessionRow, StoredItem } from '../tables/rows.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import { liveMany, liveOne, liveRange } from './staged.ts';
import { countedAs } from './counted-rows.ts';
import { countAdded } from './counting.ts';
import { openJournals, type OpenJournal } from './journal.ts';
import { isGame } from './kinds.ts';
import { itemsOf, queueUnknown } from './outbox.ts';
import { sessionBefore } from './receipts.ts';
import { counting } from './recount.ts';

/** What of another player's database is put into this one. */
export interface Absorbed {
  readonly sessions: readonly SessionRow[];
  /** Items without a session of their own; sessions are queued by their rows. */
  readonly unsent: readonly StoredItem[];
  /** What the claims among these items count as. */
  readonly claims?: readonly ClaimRow[];
  readonly journals?: readonly OpenJournal[];
}

/** Everything that another database would have to take over; of items without a session also those that are kept with their receipt. */
export async function absorbable(tx: PlayerReads): Promise<Required<Absorbed>> {
  const [sessions, queued, receipts, claims, journals] = await Promise.all([
    liveRange(tx, {}),
    tx.outbox.range(),
    tx.receipts.range(),
    tx.claims.range(),
    openJournals(tx),
  ]);
  return { sessions, unsent: [...queued, ...receipts].flatMap(({ item }) => (item ? [item] : [])), claims, journals };
}

/** How much of it was not there yet. */
export interface Added {
  readonly games: number;
  readonly badges: number;
  readonly rewards: number;
}

/** Puts another player's sessions, items and open journals in, by id [S7]; what is there already stays as it is. */
export async function absorb(tx: PlayerTx, from: Absorbed): Promise<Added> {
  const games = await addedGames(tx, from);
  // A session is queued by its row alone: one that another tab has finished since the rows were read comes with the next absorbing.
  const others = await notClaimedHere(
    tx,
    from.unsent.filter((item) => !isGame(item.kind)),
  );
  const items = new Set(others.map(({ id }) => id));
  const claims = uniqueById((from.claims ?? []).filter(({ id }) => items.has(id))).map(asUndecided);
  const before = games.length + claims.length > 0 ? await counting(tx) : undefined;
  await tx.sessions.put(games);
  await queueUnknown(tx, [...itemsOf(games), ...others]);
  await tx.claims.put(claims);
  if (before) await countAdded(tx, before, [...games, ...claims].map(countedAs));
  for (const journal of from.journals ?? []) await absorbJournal(tx, journal);
  const claimed = (what: 'badge' | 'reward') => claims.filter(({ counts }) => what in counts).length;
  return { games: games.length, badges: claimed('badge'), rewards: claimed('reward') };
}

/** Own games that are not here yet. */
async function addedGames(tx: PlayerTx, from: Absorbed): Promise<readonly SessionRow[]> {
  const own = uniqueById(from.sessions.filter((row) => row.item));
  const known = await liveMany(
    tx,
    own.map((row) => row.id),
  );
  return own.filter((_, index) => known[index] === undefined).map(sessionBefore);
}

const uniqueById = <Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** The items without the claims that are in this database, of whichever device: they stay as they are [S18]. */
async function notClaimedHere({ claims }: PlayerTx, items: readonly StoredItem[]): Promise<readonly StoredItem[]> {
  const known = await claims.getMany(items.map(({ id }) => id));
  return items.filter((_, index) => known[index] === undefined);
}

const asUndecided = ({ id, counts }: ClaimRow): ClaimRow => ({ id, counts, contained: 0 });

async function absorbJournal(tx: PlayerTx, { header, chunks }: OpenJournal): Promise<void> {
  const { sessionId } = header;
  if ((await liveOne(tx, sessionId)) || (await tx.journal.get([sessionId, 0]))) return;
  await tx.journal.put([{ sessionId, n: 0, header }, ...chunks]);
}
