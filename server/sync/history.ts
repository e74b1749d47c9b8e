import type { PullChange } from '../../shared/contract/sync.ts';
import type { Counted } from '../../shared/progress/counted/counted.ts';
import type { Store } from '../database/store.ts';
import { resultOf } from './receipts.ts';
import { unpackCounted } from './stored-summary.ts';
import type { ItemsTable } from './tables.ts';

/** The most rows that one change touches: no page is longer than its limit by more. */
export const MAX_ROWS_A_CHANGE = 50;

/** A stretch of a player's history: changes after `after`, up to and with `upTo`. */
export interface Stretch {
  readonly player: string;
  readonly device: string;
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
}

export interface Page {
  readonly changes: readonly PullChange[];
  /** The last change that the page holds whole, or undefined if the page reaches the end of the stretch. */
  readonly lastSeq: number | undefined;
}

type Row = Pick<ItemsTable, 'id' | 'seq' | 'device' | 'status' | 'code' | 'corrected' | 'hash' | 'late' | 'summary'>;

/**
 * One page of what a device has to know, in the order of changes: its own items and the results of those that were deferred,
 * and the sessions of other devices. A page ends between two changes, so it may hold up to 49 rows more than its limit.
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
 * What counts, of all devices; and what does not, of the asking one. Two queries, each with an index of its own, so that what other
 * devices left waiting costs nothing.
 */
export function listings(db: Store['db'], { player, device, after, upTo, limit }: Stretch) {
  const rows = db
    .selectFrom('items')
    .select(['id', 'seq', 'device', 'status', 'code', 'corrected', 'hash', 'late', 'summary'])
    .where('player', '=', player)
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .orderBy('id')
    .limit(limit + MAX_ROWS_A_CHANGE);
  return [rows.where('summary', 'is not', null), rows.where('summary', 'is', null).where('device', '=', device)] as const;
}

const byChange = (a: Row, b: Row): number => a.seq - b.seq || (a.id < b.id ? -1 : 1);

function changesOf(row: Row, device: string): readonly PullChange[] {
  const { id, seq } = row;
  if (row.device !== device) return row.summary === null ? [] : sessionOf(id, seq, unpackCounted(id, row.summary));
  const own: readonly PullChange[] = row.status === 'deferred' || row.status === 'rejected' ? [] : [{ type: 'own', id, seq }];
  // A deferred item is listed too: the device then knows that this server has it.
  const asks = row.late === 1 || row.status === 'deferred';
  return asks ? [{ type: 'result', id, seq, result: resultOf(row) }, ...own] : own;
}

/** A session of another device. Protocol 1 has no words for anything else that counts there: the document holds it. */
const sessionOf = (id: string, seq: number, counts: Counted): readonly PullChange[] =>
  'session' in counts ? [{ type: 'session', id, seq, session: counts.session }] : [];
