import type { PullChange, PushResult } from '../../shared/contract/sync.ts';
import type { Accumulator, PlayerDocument } from '../../shared/contract/state.ts';
import type { KnownTime } from './known-time.ts';
import type { JournalChunk, JournalHeader, MetaRows, OutboxRow, ReceiptRow, SessionRow, StateRows, StoredItem } from './records.ts';

/** A journal whose game was never finished. */
export interface OpenJournal {
  readonly header: JournalHeader;
  readonly chunks: readonly JournalChunk[];
}

/** What the finish transaction puts in: the session, and every item that goes to the server with it. */
export interface FinishedSession {
  readonly row: SessionRow;
  readonly outbox: readonly StoredItem[];
}

/** What screens show of a player's progress, read at one moment: a document and a fold of different moments would count games twice or not at all. */
export interface ShownProgress {
  readonly document: PlayerDocument | undefined;
  readonly uncontained: Accumulator | undefined;
  readonly latest: readonly SessionRow[];
  /** What tells which day is today. */
  readonly clock: KnownTime;
}

export interface LeaseRequest {
  readonly nowMs: number;
  readonly leaseMs: number;
  readonly maxItems: number;
  readonly maxBytes: number;
  /** True for the first batch after a game: the newest item leads, then the oldest. */
  readonly newestFirst: boolean;
}

/** One page of a pull, with what must be stored together with it. */
export interface PulledPage {
  /**
   * The stored cursor when this pull began (null: none). If another tab has stored a pull since, nothing of this page is kept:
   * an older document must never replace a newer one while the marks of the newer one stay (P6). Absent: no check.
   */
  readonly base?: string | null;
  readonly changes: readonly PullChange[];
  readonly cursor: string;
  readonly document?: PlayerDocument;
}

/** What a screen says about sync in one quiet line. */
export interface SyncCounts {
  /** Games that no server has acknowledged yet. */
  readonly waiting: number;
  /** Every queued item, games among them: 0 means "Synced". */
  readonly items: number;
  readonly parked: number;
}

/** What of another player's database is put into this one. */
export interface Absorbed {
  readonly sessions: readonly SessionRow[];
  /** Items without a session of their own; sessions are queued by their rows. */
  readonly unsent: readonly StoredItem[];
  readonly journals?: readonly OpenJournal[];
}

/**
 * One player's database. Two implementations: Dexie, and memory (a guest's run, or storage that is blocked); the same acceptance
 * suite runs on both. Every method is one transaction: all of it happens or nothing does. A method rejects with `StorageFailure`
 * (a code) when the device refuses, and may then be called again: each can be repeated. RULES.md has the rules in full; what the
 * promises rest on:
 *
 * - [S1] `finish` is strictly durable: when it resolves, the session survives a kill of the browser (P2).
 * - [S2] `finish` twice with one id changes nothing the second time (P3).
 * - [S3] an outbox row goes only in the transaction that writes its receipt (P3, P4).
 * - [S4] sessions = outbox ∪ receipts, without overlap, for own sessions (P4).
 * - [S5] `document`, cursor and contained marks change together; `uncontained` is always the fold over rows with contained = 0
 *   that are not rejected (P6).
 */
export interface PlayerStore {
  /** Writes the header if it is not there; gives the chunks that are there already, from an engine that died. */
  openJournal(header: JournalHeader): Promise<readonly JournalChunk[]>;
  /**
   * Relaxed durability: a kill may lose the last chunk (P2: at most the last answer). False if this journal is gone or another
   * tab has written this place of it: then this writer stops, and its run goes on in memory.
   */
  appendJournal(chunk: JournalChunk): Promise<boolean>;
  openJournals(): Promise<readonly OpenJournal[]>;
  discardJournal(sessionId: string): Promise<void>;
  /** Resolves with the session as it is stored: another tab's, if that one finished the same run first. */
  finish(session: FinishedSession): Promise<SessionRow>;
  /** Opens what the finish needs ahead of time, so that the end of a game does not wait for it. */
  warm(): Promise<void>;

  session(id: string): Promise<SessionRow | undefined>;
  /** Newest first, by the effective end. */
  latestSessions(limit: number): Promise<readonly SessionRow[]>;
  /** The figures and the latest sessions in one snapshot (P6). */
  progress(latest: number): Promise<ShownProgress>;
  state<K extends keyof StateRows>(key: K): Promise<StateRows[K] | undefined>;
  meta<K extends keyof MetaRows>(key: K): Promise<MetaRows[K] | undefined>;
  setMeta(values: Partial<MetaRows>): Promise<void>;
  removeMeta(keys: readonly (keyof MetaRows)[]): Promise<void>;

  /** Queues items that have no session of their own (activity, claims). */
  enqueue(items: readonly StoredItem[]): Promise<void>;
  /** Takes unleased rows, in order, and leases them. */
  lease(request: LeaseRequest): Promise<readonly OutboxRow[]>;
  /** Gives leased rows back, counting the attempt. */
  release(ids: readonly string[]): Promise<void>;
  /** Ends all leases: for who knows that nobody else sends this queue now. */
  reclaim(): Promise<void>;
  /** Applies the results of one push: receipts written, outbox rows removed, corrected figures taken over; retry and unnamed rows stay. */
  settle(results: readonly PushResult[], nowMs: number, meta?: Partial<MetaRows>): Promise<void>;
  counts(): Promise<SyncCounts>;
  parked(): Promise<readonly ReceiptRow[]>;
  /** How an item ended; undefined while it is queued. */
  receipt(id: string): Promise<ReceiptRow | undefined>;
  /**
   * Own sessions that the server acknowledged and the document does not contain. A whole pull that began after the acknowledgement
   * contains them, unless the server has lost them (P9).
   */
  unlisted(): Promise<readonly string[]>;
  /** Every item without a session of its own that this device still has: queued, or kept with its receipt. */
  otherItems(): Promise<readonly StoredItem[]>;
  /** Everything that never reached the server, for export. */
  unsentItems(): Promise<readonly StoredItem[]>;

  /**
   * Stores one page of a pull. Marks of a page without a document wait for the page that brings it: a session that is marked
   * before the document contains it would vanish from the XP shown (P6).
   */
  applyPull(page: PulledPage, meta?: Partial<MetaRows>): Promise<void>;
  /**
   * After a 409 reset: swaps in a full listing (all its pages as one) in one transaction, and puts own acknowledged sessions and
   * claims that the server did not list back into the outbox under their old ids (P9). Returns how many were put back.
   */
  applyFullListing(page: PulledPage, meta?: Partial<MetaRows>): Promise<number>;
  /** Puts all sessions and outbox rows of another player's store into this one, by id; may be repeated after a crash (D1). */
  absorb(from: Absorbed): Promise<void>;
  allSessions(): Promise<readonly SessionRow[]>;
  /** Drops the logs of sessions the server has had for long (RULES.md, S9), when space is short. Returns how many. */
  evictLogs(nowMs: number): Promise<number>;
  /** Recomputes `uncontained` from the rows and replaces it if it differs (a monthly idle pass). True if it did. */
  check(): Promise<boolean>;

  /**
   * Called when a newer app or a removal wants this database: the handle closes once `work` has resolved, so a running game
   * ends first. The result takes it back.
   */
  beforeClosing(work: () => Promise<void>): () => void;
  close(): void;
}
