import type { Table } from 'dexie';
import type { Schema } from './dexie-handle.ts';
import type { JournalRow, QueuedRow } from './player-tx.ts';
import type { ReceiptRow, SessionRow } from './records.ts';

/** The database of one player; the local id names it for ever. */
export const playerDatabase = (localId: string): string => `tenfold-player-${localId}`;

export interface KeptRow {
  readonly key: string;
  readonly value: unknown;
}

/** `pulled`: marks that wait for the document that contains them. */
export interface PlayerDatabaseTables {
  readonly journal: Table<JournalRow, [string, number]>;
  readonly sessions: Table<SessionRow, string>;
  readonly outbox: Table<QueuedRow, number, Omit<QueuedRow, 'key'>>;
  readonly receipts: Table<ReceiptRow, string>;
  readonly state: Table<KeptRow, string>;
  readonly meta: Table<KeptRow, string>;
  readonly pulled: Table<{ readonly id: string }, string>;
}

/** Versions only add tables and indexes; each says what it added. */
export const PLAYER_SCHEMA: Schema<PlayerDatabaseTables> = [
  // 1: the first.
  {
    journal: '[sessionId+n]',
    sessions: 'id, summary.endMs, contained',
    outbox: '++key, &id, kind',
    receipts: 'id, status',
    state: 'key',
    meta: 'key',
    pulled: 'id',
  },
];

export const PLAYER_TABLES = ['journal', 'sessions', 'outbox', 'receipts', 'state', 'meta', 'pulled'] as const;
