import { sql } from 'kysely';
import type { ListedChange } from '../../shared/progress/counted/counted.ts';
import type { Counted } from '../../shared/progress/counted/counted.ts';
import type { Store } from '../database/store.ts';
import { resultOf } from './receipts.ts';
import { unpackCounted } from './stored-summary.ts';
import { FACTS, type ItemsTable } from '../database/tables/sync.ts';

/** The most rows that one change touches: no page is longer than its limit by more. */
export const MAX_ROWS_A_CHANGE = 50;

/** A stretch of a player's history: changes after `after`, up to and with `upTo`. */
interface Stretch {
  readonly player: string;
  readonly device: string;
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
}

export interface Page {
  readonly changes: readonly ListedChange[];
  /** The last change that the page holds whole, or undefined if the page reaches the end of the stretch. */
  readonly lastSeq: number | undefined;
}

type Row = Pick<ItemsTable, 'id' | 'seq' | 'device' | 'status' | 'code' | 'corrected' | 'late' | 'summary' | 'facts'>;

/**
 * One page of what a device has to know, in the order of changes: its own sessions and the results of what was deferred, the sessions
 * of other devices, and the claims of all. A page ends between two changes, so it may hold up to 49 rows more than its limit.
 */
export async function readPage({ db }: Store, stretch: Stretch): Promise<Page> {
  const { device, limit } = stretch;
  const most = limit + MAX_ROWS_A_CHANGE;
  const [counted, uncounted] = listings(db, stretch);
  const rows: readonly Row[] = [...(await counted.execute()), ...(await uncounted.execute())].sort(byChange).slice(0, most);
  const lastSeq = rows.length < most ? undefined : rows[limit - 1]?.seq;
  const page = lastSeq === undefined ? rows : rows.filter((row) => row.seq <= lastSeq);
  return { changes: page.flatMap((row) => changesOf(row, device)), lastSeq };
}

/**
 * What counts, of all devices; and what waits or has its result since, of the asking one. Two queries, each with an index of its own, so that what other
 * devices left waiting costs nothing. The conditions of the second are written out, not bound, as those of the index that holds no other row.
 */
export function listings(db: Store['db'], { player, device, after, upTo, limit }: Stretch) {
  const rows = db
    .selectFrom('items')
    .select(['id', 'seq', 'device', 'status', 'code', 'corrected', 'late', 'summary', 'facts'])
    .where('player', '=', player)
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .limit(limit + MAX_ROWS_A_CHANGE);
  const uncounted = rows.where('summary', 'is', null).where('device', '=', device);
  return [
    rows.where('summary', 'is not', null),
    uncounted.where((is) => is.or([is('status', '=', sql.lit('deferred')), is('late', '=', sql.lit(1))])),
  ] as const;
}

const byChange = (a: Row, b: Row): number => a.seq - b.seq || (a.id < b.id ? -1 : 1);

/** What a row says to a device. */
export function changesOf(row: Row, device: string): readonly ListedChange[] {
  const { id, seq, summary } = row;
  const isOwn = row.device === device;
  const counted = summary === null ? [] : countedChanges(row, unpackCounted(id, summary), isOwn);
  // A deferred item is listed too: the device then knows that this server has it.
  const isAskedFor = isOwn && (row.late === 1 || row.status === 'deferred');
  return isAskedFor ? [{ type: 'result', id, seq, result: resultOf(row) }, ...counted] : counted;
}

/** A claim says to every device that it stands, to the one that made it as well: it may have been made on another at the same time. */
function countedChanges({ id, seq, facts }: Row, counts: Counted, isOwn: boolean): readonly ListedChange[] {
  if (!('session' in counts)) return [{ type: 'claim', id, seq, counts }];
  const session: ListedChange = { type: 'session', id, seq, session: counts.session };
  if (!isOwn) return [session];
  const own: ListedChange = { type: 'own', id, seq };
  // How an attempt turned out is known for certain here alone: its device may not have known the challenge.
  const isSaidToItsDevice = facts === FACTS.late || counts.session.challenge !== undefined;
  return isSaidToItsDevice ? [own, session] : [own];
}
