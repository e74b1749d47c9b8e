import type { PushResult } from '../../shared/contract/sync.ts';
import { insertRowsIfAbsent } from '../database/multi-row-insert.ts';
import { prepared } from '../database/prepared.ts';
import type { Store, Writer } from '../database/store.ts';
import type { Decision } from '../items/item-kind.ts';
import { packPayload } from './stored-payload.ts';
import { packCounted } from './stored-summary.ts';
import type { SoundItem } from './validate-item.ts';
import { FACTS, type ItemsTable, type StoredStatus } from '../database/tables/sync.ts';

/** The answer that an item got when it was stored. */
export interface Receipt {
  readonly id: string;
  readonly kind: string;
  readonly hash: string;
  readonly status: StoredStatus;
  readonly code: string | null;
  readonly corrected: string | null;
}

const selectReceipts = prepared((writer, { player, ids, seq }: { player: string; ids: readonly string[]; seq: number }) =>
  writer
    .selectFrom('items')
    .select(['id', 'kind', 'hash', 'status', 'code', 'corrected'])
    .where('player', '=', player)
    .where('id', 'in', ids)
    .where('seq', '<', seq),
);

/** The receipts there are for these ids from before the change `seq`, by id. */
export async function readReceipts(
  writer: Writer,
  player: string,
  ids: readonly string[],
  seq: number,
): Promise<ReadonlyMap<string, Receipt>> {
  const rows = await selectReceipts(writer, { player, ids, seq });
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a stored row says of its item. */
export function resultOf(receipt: Pick<Receipt, 'id' | 'status' | 'code' | 'corrected'>): PushResult {
  const { id, status } = receipt;
  return {
    id,
    status,
    ...(receipt.code !== null && { code: receipt.code }),
    ...(receipt.corrected !== null && { corrected: JSON.parse(receipt.corrected) as NonNullable<PushResult['corrected']> }),
  };
}

/** The columns that a decision fills. */
export const decisionColumns = (
  decision: Decision,
): Pick<ItemsTable, 'status' | 'code' | 'corrected' | 'summary' | 'facts' | 'evidence'> => ({
  status: decision.status,
  code: 'code' in decision ? decision.code : null,
  corrected: 'corrected' in decision && decision.corrected ? JSON.stringify(decision.corrected) : null,
  summary: 'counts' in decision && decision.counts ? packCounted(decision.counts) : null,
  facts: FACTS.settled,
  evidence: evidenceIn(decision),
});

/** What a session that counts says of facts: nothing where its log does not give it. */
const evidenceIn = (decision: Decision): string | null =>
  'counts' in decision && decision.counts && 'session' in decision.counts ? (decision.counts.session.evidence ?? '') : null;

/** What the items of one delivery share. */
interface Arrival {
  readonly player: string;
  readonly device: string;
  readonly seq: number;
  readonly receivedMs: number;
}

/** An item's own columns. */
export type ItemRow = Omit<ItemsTable, 'player' | 'device' | 'seq' | 'received_ms' | 'late'>;

const COLUMNS = [
  'id',
  'kind',
  'v',
  'hash',
  'status',
  'code',
  'corrected',
  'summary',
  'facts',
  'evidence',
  'nonce',
  'payload',
] as const satisfies readonly (keyof ItemRow)[];

/** Puts in, by one statement, those of the items whose ids are not there yet; says how many. */
export async function insertAbsent(
  writer: Writer,
  dialect: Store['dialect'],
  { player, device, seq, receivedMs }: Arrival,
  rows: readonly ItemRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const values: unknown[] = [];
  for (const { id, kind, v, hash, status, code, corrected, summary, facts, evidence, nonce, payload } of rows)
    values.push(id, kind, v, hash, status, code, corrected, summary, facts, evidence, nonce, payload);
  const shared = { player, device, seq, received_ms: receivedMs, late: 0 };
  const { numAffectedRows } = await writer.executeQuery(insertRowsIfAbsent(dialect, 'items', { shared, columns: COLUMNS, values }));
  return Number(numAffectedRows);
}

export function itemRow(item: SoundItem, decision: Decision): ItemRow {
  const { id, kind, v, hash, canonical } = item;
  const { status, code, corrected, summary, facts, evidence } = decisionColumns(decision);
  // What nobody has checked stays as it came.
  const payload = status === 'deferred' ? canonical : packPayload(item);
  return { id, kind, v, hash, status, code, corrected, summary, facts, evidence, nonce: null, payload };
}

/** A decision as an answer. */
export const answerOf = (id: string, decision: Decision): PushResult => ({
  id,
  status: decision.status,
  ...('code' in decision && { code: decision.code }),
  ...('corrected' in decision && decision.corrected && { corrected: decision.corrected }),
});
