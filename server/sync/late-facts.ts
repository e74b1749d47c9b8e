import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { SessionPayload } from '../../shared/items/session/payload.ts';
import type { StoredSession } from '../../shared/items/session/stored-session.ts';
import { completed } from '../../shared/progress/late-facts.ts';
import type { Store, Writer } from '../database/store.ts';
import { MAX_ROWS_A_CHANGE } from './history.ts';
import { foldStored, replaceParts } from './parts.ts';
import { lockPlayer, storeChange } from './players.ts';
import { unpackPayload } from './stored-payload.ts';
import { packSummary, unpackSummary } from './stored-summary.ts';
import type { SyncDeps } from './sync-deps.ts';
import { FACTS, type ItemsTable } from '../database/tables/sync.ts';

type LateFactsDeps = Pick<SyncDeps, 'database' | 'onFault' | 'random'>;

/**
 * Makes the facts and the evidence of sessions that an older build stored, from their logs, at each start of the server. A page of them is
 * a change, so devices get sessions again that had no facts; the last page of a player counts all of it in the parts. A pass that was interrupted goes on where
 * it stood. What fails waits for the next start, and holds up no other. Safe to run beside pushes and beside another server.
 * @returns how many sessions were completed.
 */
export async function makeLateFacts(deps: LateFactsDeps): Promise<number> {
  let count = 0;
  for (let player = await nextPlayer(deps.database, ''); player !== undefined; player = await nextPlayer(deps.database, player)) {
    try {
      count += await completePlayer(deps, player);
    } catch (error) {
      deps.onFault(error);
    }
  }
  return count;
}

/** The rows to look at. The conditions are written out, not bound, as those of the index that holds no other row. */
const incompleteRows = ({ db }: Store) =>
  db.selectFrom('items').where('evidence', 'is', null).where('kind', '=', sql.lit('session')).where('summary', 'is not', null);

async function nextPlayer(database: Store, after: string): Promise<string | undefined> {
  const row = await incompleteRows(database).select('player').where('player', '>', after).orderBy('player').limit(1).executeTakeFirst();
  return row?.player;
}

async function completePlayer(deps: LateFactsDeps, player: string): Promise<number> {
  let [count, after, hasMore] = [0, '', true];
  while (hasMore) {
    const rows = await incompleteRows(deps.database)
      .select(['id', 'kind', 'payload', 'summary', 'facts'])
      .where('player', '=', player)
      .where('id', '>', after)
      .orderBy('id')
      .limit(MAX_ROWS_A_CHANGE + 1)
      .execute();
    const page = rows.slice(0, MAX_ROWS_A_CHANGE);
    hasMore = rows.length > page.length;
    after = page.at(-1)?.id ?? after;
    // Replayed before the lock is taken.
    const all: Completed[] = [];
    for (const row of page) {
      all.push(...completedBy(deps, row));
      // Requests come between two logs, one of which may be long.
      await setImmediate();
    }
    count += await storePage(deps, player, all, !hasMore);
  }
  return count;
}

function completedBy({ onFault }: LateFactsDeps, row: IncompleteRow): readonly Completed[] {
  try {
    const before = unpackSummary(row.id, row.summary ?? '');
    const session = completed(before, unpackPayload(row) as unknown as SessionPayload);
    return session === before ? [] : [{ session, lackedFacts: row.facts === FACTS.unknown }];
  } catch (error) {
    onFault(error);
    return [];
  }
}

type IncompleteRow = Pick<ItemsTable, 'id' | 'kind' | 'payload' | 'summary' | 'facts'>;

/** A session as it is from now on, and whether it lacked facts before. */
interface Completed {
  readonly session: StoredSession;
  readonly lackedFacts: boolean;
}

function storePage({ database, random }: LateFactsDeps, player: string, page: readonly Completed[], isLast: boolean): Promise<number> {
  return database.write(async (writer) => {
    const { seq: before, reset } = await lockPlayer(writer, database.dialect, player, random);
    const change = { player, seq: before + 1, reset };
    let stored = 0;
    for (const each of page) stored += await storeCompleted(writer, change, each);
    const corrected = isLast ? (await replaceParts(writer, database.dialect, change, await foldStored(writer, change))).parts : 0;
    if (stored > 0 || corrected > 0) await storeChange(writer, player, change.seq, random);
    return stored;
  });
}

/**
 * A session that gives no facts is marked and not listed again; one that had its facts before only gets its evidence, which is not listed.
 * @returns how many sessions got facts: none if another server was faster.
 */
async function storeCompleted(
  writer: Writer,
  { player, seq }: { readonly player: string; readonly seq: number },
  { session, lackedFacts }: Completed,
): Promise<number> {
  const evidence = session.evidence ?? '';
  const isListed = lackedFacts && session.facts !== null;
  const facts = isListed ? { facts: FACTS.late, seq } : { facts: FACTS.settled };
  const { numUpdatedRows } = await writer
    .updateTable('items')
    .set(lackedFacts ? { evidence, summary: packSummary(session), ...facts } : { evidence })
    .where('player', '=', player)
    .where('id', '=', session.id)
    .where('evidence', 'is', null)
    .executeTakeFirst();
  return isListed ? Number(numUpdatedRows) : 0;
}
