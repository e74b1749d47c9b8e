import type { Store } from '../database/store.ts';
import { merge } from '../../shared/progress/accumulator.ts';
import { countedSession } from './append.ts';
import { addWaiting, lockPlayer, storeChange } from './players.ts';
import { verdictColumns } from './receipts.ts';
import { MAX_ROWS_A_CHANGE } from './history.ts';
import type { ItemsTable } from './tables.ts';
import type { Judge, Verdict } from '../items/verdict.ts';

export interface ReverifyParts {
  readonly database: Store;
  readonly judge: Judge;
  readonly random: (bytes: number) => Uint8Array;
  /** Told of an item whose judging failed by a bug of ours: it goes on waiting, and holds up no other. */
  readonly onFault: (error: unknown) => void;
}

type DeferredRow = Pick<ItemsTable, 'player' | 'id' | 'kind' | 'v' | 'received_ms' | 'payload'>;
type Place = Pick<ItemsTable, 'player' | 'id'>;
interface Decided {
  readonly id: string;
  readonly verdict: Verdict;
  /** Of the stored payload. */
  readonly bytes: number;
}

/**
 * Judges deferred items again, at each start of the server: what this build can verify now gets its result, which devices hear
 * of by pull. Each was received when it was received, so its end is clamped to that time. Safe to run beside pushes and beside
 * another server.
 * @returns how many items got a result.
 */
export async function reverifyDeferred(parts: ReverifyParts): Promise<number> {
  let count = 0;
  for (let page = await nextDeferred(parts.database); page.length > 0; page = await nextDeferred(parts.database, page.at(-1))) {
    for (const [player, decided] of byPlayer(parts, page)) count += await settle(parts, player, decided);
  }
  return count;
}

async function nextDeferred({ db }: Store, after?: Place): Promise<readonly DeferredRow[]> {
  const query = db
    .selectFrom('items')
    .select(['player', 'id', 'kind', 'v', 'received_ms', 'payload'])
    .where('status', '=', 'deferred')
    .orderBy('player')
    .orderBy('id')
    .limit(MAX_ROWS_A_CHANGE);
  return after === undefined
    ? query.execute()
    : query.where((is) => is(is.refTuple('player', 'id'), '>', is.tuple(after.player, after.id))).execute();
}

/** The new verdicts of a page, by player; items that still have to wait are left out. */
function byPlayer(parts: ReverifyParts, page: readonly DeferredRow[]): Map<string, Decided[]> {
  const players = new Map<string, Decided[]>();
  for (const row of page) {
    const verdict = verdictOf(parts, row);
    if (verdict && verdict.status !== 'deferred')
      players.set(row.player, [...(players.get(row.player) ?? []), { id: row.id, verdict, bytes: Buffer.byteLength(row.payload) }]);
  }
  return players;
}

function verdictOf({ judge, onFault }: ReverifyParts, { id, kind, v, received_ms: receivedMs, payload }: DeferredRow): Verdict | undefined {
  try {
    return judge({ id, kind, v, payload: JSON.parse(payload) as DeferredPayload }, receivedMs);
  } catch (error) {
    onFault(error);
    return undefined;
  }
}

type DeferredPayload = { readonly [key: string]: unknown };

function settle({ database, random }: ReverifyParts, player: string, decided: readonly Decided[]): Promise<number> {
  return database.write(async (writer) => {
    const state = await lockPlayer(writer, database.dialect, player);
    const seq = state.seq + 1;
    let { accumulator } = state;
    let count = 0;
    let freed = 0;
    for (const { id, verdict, bytes } of decided) {
      const { numUpdatedRows } = await writer
        .updateTable('items')
        .set({ ...verdictColumns(verdict), seq, late: 1 })
        .where('player', '=', player)
        .where('id', '=', id)
        // Another server may have decided it while we waited for the lock.
        .where('status', '=', 'deferred')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) continue;
      count++;
      freed += bytes;
      accumulator = countedSession(verdict).reduce(merge, accumulator);
    }
    if (count > 0) await storeChange(writer, player, { seq, accumulator }, random);
    if (count > 0) await addWaiting(writer, player, { rows: -count, bytes: -freed });
    return count;
  });
}
