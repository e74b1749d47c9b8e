import type { ItemKind } from '../../shared/contract/sync.ts';
import type { JournalChunk, JournalHeader, MetaRows, ReceiptRow, SessionRow, StateRows, StoredItem } from './records.ts';

/** A journal as it is stored: row 0 is the header, the rest are its chunks. */
export type JournalRow = { readonly sessionId: string; readonly n: 0; readonly header: JournalHeader } | JournalChunk;

/** A queued item as it is stored. A session's payload lies in its session row only: a log is long. */
export interface QueuedRow {
  readonly key: number;
  readonly id: string;
  readonly kind: ItemKind;
  readonly bytes: number;
  readonly leasedUntilMs: number;
  readonly attempts: number;
  readonly item?: StoredItem;
}

/** No lease is longer than this: one that ends later was taken under a clock that has been set back since, and holds nothing (P5). */
export const LONGEST_LEASE_MS = 600_000;

export const isFree = (row: QueuedRow, nowMs: number): boolean =>
  row.leasedUntilMs <= nowMs || row.leasedUntilMs > nowMs + LONGEST_LEASE_MS;

/** What the tables of a player's database can do inside one transaction. The rules stand in recorded-player-store.ts, once for both kinds of storage. */
export interface PlayerTx {
  journalRows(): Promise<readonly JournalRow[]>;
  journalOf(sessionId: string): Promise<readonly JournalRow[]>;
  journalRow(sessionId: string, n: number): Promise<JournalRow | undefined>;
  putJournal(rows: readonly JournalRow[]): Promise<void>;
  dropJournal(sessionId: string): Promise<void>;

  sessions(ids: readonly string[]): Promise<readonly (SessionRow | undefined)[]>;
  allSessions(): Promise<readonly SessionRow[]>;
  latestSessions(limit: number): Promise<readonly SessionRow[]>;
  uncontainedSessions(): Promise<readonly SessionRow[]>;
  putSessions(rows: readonly SessionRow[]): Promise<void>;
  dropSessions(ids: readonly string[]): Promise<void>;

  queued(ids: readonly string[]): Promise<readonly QueuedRow[]>;
  allQueued(): Promise<readonly QueuedRow[]>;
  /** Rows nobody has leased at `nowMs`, in the order of recording. */
  freeQueued(nowMs: number, limit: number): Promise<readonly QueuedRow[]>;
  newestFreeSession(nowMs: number): Promise<QueuedRow | undefined>;
  /** What is queued under its id already stays as it is: another tab may have put the same run away, and queued its start. */
  addQueued(rows: readonly Omit<QueuedRow, 'key'>[]): Promise<void>;
  putQueued(rows: readonly QueuedRow[]): Promise<void>;
  dropQueued(keys: readonly number[]): Promise<void>;
  countQueued(): Promise<{ readonly games: number; readonly items: number }>;

  receipts(ids: readonly string[]): Promise<readonly (ReceiptRow | undefined)[]>;
  allReceipts(): Promise<readonly ReceiptRow[]>;
  parkedReceipts(): Promise<readonly ReceiptRow[]>;
  countParked(): Promise<number>;
  putReceipts(rows: readonly ReceiptRow[]): Promise<void>;
  dropReceipts(ids: readonly string[]): Promise<void>;

  state<K extends keyof StateRows>(key: K): Promise<StateRows[K] | undefined>;
  putState<K extends keyof StateRows>(key: K, value: StateRows[K]): Promise<void>;
  meta<K extends keyof MetaRows>(key: K): Promise<MetaRows[K] | undefined>;
  putMeta(values: Partial<MetaRows>): Promise<void>;
  dropMeta(keys: readonly (keyof MetaRows)[]): Promise<void>;

  /** Marks that came before the document that contains them. */
  pulledIds(): Promise<readonly string[]>;
  addPulled(ids: readonly string[]): Promise<void>;
  clearPulled(): Promise<void>;
}

/**
 * How a method touches the database. `look`: single reads, no common snapshot needed. `read`, `write`: one transaction over all
 * tables. `journal`: one over the journal alone, so that play never waits for a sync. `strict`: a write that has reached the disk.
 */
export type TxMode = 'look' | 'read' | 'journal' | 'write' | 'strict';

export interface PlayerTables {
  transact<T>(mode: TxMode, work: (tx: PlayerTx) => Promise<T>): Promise<T>;
  /** Makes the next strict write quick. */
  warm(): Promise<void>;
  beforeClosing(work: () => Promise<void>): () => void;
  close(): void;
}
