import { VIEW_FOLDS } from '../../shared/progress/view.ts';
import type { Store, Writer } from '../database/store.ts';
import { decideClaims } from '../items/decide-claims.ts';
import type { Check, Decision, Deferred } from '../items/item-kind.ts';
import { countedOf } from './counted-of.ts';
import { MAX_ROWS_A_CHANGE } from './history.ts';
import { addToParts, readFigures, type Change } from './parts.ts';
import { addWaiting, lockPlayer, storeChange } from './players.ts';
import { decisionColumns } from './receipts.ts';
import { unpackPayload } from './stored-payload.ts';
import type { SyncDeps } from './sync-deps.ts';
import type { ItemsTable } from '../database/tables/sync.ts';
import { decideWaitingClaims } from './waiting-claims.ts';

type ReverifyDeps = Pick<SyncDeps, 'badges' | 'challenges' | 'changed' | 'checkItem' | 'database' | 'onFault' | 'random'>;

type DeferredRow = Pick<ItemsTable, 'player' | 'id' | 'kind' | 'v' | 'code' | 'received_ms' | 'payload'>;
type Place = Pick<ItemsTable, 'player' | 'id'>;
interface Rechecked {
  readonly id: string;
  readonly kind: string;
  /** For what it has waited. */
  readonly code: string | null;
  readonly check: Check;
  /** Of the stored payload. */
  readonly bytes: number;
}

/**
 * Checks deferred items again, at each start of the server: what this build can verify now gets its result, which devices hear
 * of by pull. Each was received when it was received, so its end is clamped to that time. Safe to run beside pushes and beside
 * another server.
 * @param code only those that wait for this.
 * @returns how many items got a result.
 */
export async function reverifyDeferred(deps: ReverifyDeps, code?: Deferred['code']): Promise<number> {
  let count = 0;
  const next = (after?: Place): ReturnType<typeof nextDeferred> => nextDeferred(deps.database, code, after);
  for (let page = await next(); page.length > 0; page = await next(page.at(-1))) {
    for (const [player, rechecked] of byPlayer(deps, page)) {
      const settled = await decideAgain(deps, player, rechecked);
      if (settled > 0) deps.changed(player);
      count += settled;
    }
  }
  return count;
}

async function nextDeferred({ db }: Store, code?: string, after?: Place): Promise<readonly DeferredRow[]> {
  const all = db
    .selectFrom('items')
    .select(['player', 'id', 'kind', 'v', 'code', 'received_ms', 'payload'])
    .where('status', '=', 'deferred')
    .orderBy('player')
    .orderBy('id')
    .limit(MAX_ROWS_A_CHANGE);
  const query = code === undefined ? all : all.where('code', '=', code);
  return after === undefined
    ? query.execute()
    : query.where((is) => is(is.refTuple('player', 'id'), '>', is.tuple(after.player, after.id))).execute();
}

/** The new checks of a page, by player; items that still have to wait are left out. */
function byPlayer(deps: ReverifyDeps, page: readonly DeferredRow[]): Map<string, Rechecked[]> {
  const players = new Map<string, Rechecked[]>();
  for (const row of page) {
    const check = checkOf(deps, row);
    if (check && check.status !== 'deferred') {
      const rechecked = { id: row.id, kind: row.kind, code: row.code, check, bytes: Buffer.byteLength(row.payload) };
      players.set(row.player, [...(players.get(row.player) ?? []), rechecked]);
    }
  }
  return players;
}

function checkOf({ checkItem, onFault }: ReverifyDeps, row: DeferredRow): Check | undefined {
  const { id, kind, v, received_ms: receivedMs } = row;
  try {
    return checkItem({ id, kind, v, payload: unpackPayload(row) }, receivedMs);
  } catch (error) {
    onFault(error);
    return undefined;
  }
}

function decideAgain(
  { database, badges, challenges, random }: ReverifyDeps,
  player: string,
  rechecked: readonly Rechecked[],
): Promise<number> {
  return database.write(async (writer) => {
    const { seq: before, reset } = await lockPlayer(writer, database.dialect, player, random);
    const change: Change = { player, seq: before + 1, reset };
    const { seq } = change;
    const waiting = await stillWaiting(writer, player, rechecked);
    const decisions = decideClaims(waiting, await readFigures(writer, player, VIEW_FOLDS), { badges, challenges, reset });
    const decided = waiting.map((item, i) => ({ ...item, decision: decisions[i] as Decision }));
    for (const item of decided) await storeDecision(writer, { player, seq }, item);
    const settled = decided.filter(({ decision }) => decision.status !== 'deferred');
    if (settled.length === 0) return 0;
    const gained = await addToParts(
      writer,
      database.dialect,
      change,
      settled.flatMap(({ decision }) => countedOf(decision)),
    );
    await storeChange(writer, player, seq, random, gained);
    await addWaiting(writer, player, { rows: -settled.length, bytes: -settled.reduce((sum, { bytes }) => sum + bytes, 0) });
    await decideWaitingClaims(writer, database.dialect, change, { random, badges, challenges });
    return settled.length;
  });
}

/** Those of the items that still wait: another server may have decided them while we waited for the lock. */
async function stillWaiting(writer: Writer, player: string, rechecked: readonly Rechecked[]): Promise<readonly Rechecked[]> {
  const rows = await writer
    .selectFrom('items')
    .select('id')
    .where('player', '=', player)
    .where('status', '=', 'deferred')
    .where(
      'id',
      'in',
      rechecked.map(({ id }) => id),
    )
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  return rechecked.filter(({ id }) => ids.has(id));
}

/** One that still waits may wait for something else now: a claim whose badge is known waits for its criteria. No device has to know. */
async function storeDecision(
  writer: Writer,
  { player, seq }: Pick<Change, 'player' | 'seq'>,
  { id, code, decision }: Pick<Rechecked, 'id' | 'code'> & { readonly decision: Decision },
): Promise<void> {
  if (decision.status === 'deferred' && decision.code === code) return;
  const columns = decision.status === 'deferred' ? { code: decision.code } : { ...decisionColumns(decision), seq, late: 1 };
  await writer.updateTable('items').set(columns).where('player', '=', player).where('id', '=', id).execute();
}
