import type { ClaimRow, JournalRow, MemoryRow, MetaRows, PartRow, QueuedRow, ReceiptRow, SessionRow, StateRows } from './rows.ts';
import { tableOf } from './table.ts';
import type { ReadsOf, TxOf } from './table-tx.ts';

/** The rows of a table that keeps single values by their names. */
type ValueRow<Values> = { readonly [name in keyof Values]: { readonly key: name; readonly value: Values[name] } }[keyof Values];

/**
 * The tables of a player's database. What is new says since which version of the database it is there; nothing is ever taken away (S10).
 * `pulled`: left by the first version; marks that came before the figures that contain them.
 */
export const PLAYER_TABLES = {
  journal: tableOf<JournalRow>()({ key: ['sessionId', 'n'] }),
  sessions: tableOf<SessionRow>()({ key: 'id', indexes: { 'summary.endMs': {}, contained: {}, ahead: { since: 3 } } }),
  outbox: tableOf<QueuedRow>()({ key: 'key', numbered: true, indexes: { id: { unique: true }, kind: {} } }),
  receipts: tableOf<ReceiptRow>()({ key: 'id', indexes: { status: {} } }),
  state: tableOf<ValueRow<StateRows>>()({ key: 'key' }),
  meta: tableOf<ValueRow<MetaRows>>()({ key: 'key' }),
  pulled: tableOf<{ readonly id: string }>()({ key: 'id' }),
  parts: tableOf<PartRow>()({ key: ['origin', 'fold', 'bucket'], since: 2 }),
  claims: tableOf<ClaimRow>()({ key: 'id', indexes: { contained: {} }, since: 2 }),
  memory: tableOf<MemoryRow>()({ key: 'quarter', since: 4 }),
};

/** A player's tables inside a transaction that may write; a `JournalTx` reaches the journal alone. */
export type PlayerTx = TxOf<typeof PLAYER_TABLES>;
export type JournalTx = Pick<PlayerTx, 'journal'>;
export type PlayerReads = ReadsOf<typeof PLAYER_TABLES>;
