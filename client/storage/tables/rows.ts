import type { SessionPayload } from '../../../shared/items/session/payload.ts';
import type { Accumulator, PlayerDocument, SessionSummary } from '../../../shared/contract/state.ts';
import type { ItemKind, PushResult } from '../../../shared/contract/sync.ts';

/** The header of a running game, written before its first move. */
export interface JournalHeader {
  readonly sessionId: string;
  readonly game: string;
  readonly rules: number;
  readonly seed: string;
  readonly config: SessionPayload['config'];
  readonly challenge?: { readonly id: string; readonly revision: number };
  readonly startedMs: number;
  /** The version of the journal's own format; a newer one than this build knows is kept and shown, not opened. */
  readonly v: 1;
}

/** A stretch of packed log entries (shared/games/kit/log.ts), as they were appended. */
export interface JournalChunk {
  readonly sessionId: string;
  /** Chunks count from 1; row 0 of a journal is its header. */
  readonly n: number;
  readonly packed: string;
  /** Device time of the write: the gap of a later resume is measured from here. */
  readonly writtenMs: number;
}

/** A journal as it is stored: row 0 is the header, the rest are its chunks. */
export type JournalRow = { readonly sessionId: string; readonly n: 0; readonly header: JournalHeader } | JournalChunk;

/** An item as it waits or was sent: all but the owner, which is filled in when sending. */
export interface StoredItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly v: number;
  readonly hash: string;
  readonly payload: { readonly [key: string]: unknown };
}

/** A finished game on this device. */
export interface SessionRow {
  readonly id: string;
  /** Own record with its log; absent for a session that another device played (only its summary comes down). */
  readonly item?: StoredItem;
  /** What counts and what history shows: corrected figures once the server gave them. */
  readonly summary: SessionSummary;
  /** Whether the server's document contains it (0 or 1: IndexedDB has no boolean keys). Where it does not, the session is local. */
  readonly contained: 0 | 1;
  /** True once the server rejected it: it stays in the history with its reason and counts nowhere. */
  readonly rejected?: true;
}

/** A queued item as it is stored. A session's payload lies in its session row only: a log is long. */
export interface QueuedRow {
  /** The outbox's own number: the order of recording. */
  readonly key: number;
  readonly id: string;
  readonly kind: ItemKind;
  readonly bytes: number;
  readonly leasedUntilMs: number;
  readonly attempts: number;
  readonly item?: StoredItem;
}

/** A queued item as a sender gets it. */
export interface OutboxRow {
  readonly key: number;
  readonly id: string;
  readonly item: StoredItem;
  /** Set while a sender has it; free again when this time (ms) has passed. */
  readonly leasedUntilMs: number;
  readonly attempts: number;
}

/** How an item ended; every item that is not queued has one. `parked` (rejected, wrong owner) stays visible with its reason. */
export interface ReceiptRow {
  readonly id: string;
  readonly status: 'accepted' | 'corrected' | 'waiting' | 'rejected' | 'wrong_owner';
  readonly code?: string;
  readonly corrected?: PushResult['corrected'];
  readonly receivedMs: number;
  readonly kind: ItemKind;
  /** Kept for parked items, so that they can be exported, and for claims, so that they can be offered again (P9). */
  readonly item?: StoredItem;
}

/** `state`: what the server last said, and the local fold, over the sessions that its document does not contain yet. */
export interface StateRows {
  readonly document: PlayerDocument;
  readonly uncontained: Accumulator;
}

/** `meta`: small facts about this player on this device. */
export interface MetaRows {
  readonly deviceId: string;
  readonly cursor: string;
  readonly ticket: string;
  readonly clockOffsetMs: number;
  readonly lastServerMs: number;
  readonly epoch: string;
  readonly lastSetup: { readonly [game: string]: unknown };
  readonly lastSyncMs: number;
  /** Device time of the last full listing: one runs monthly (protocol, "Pull"). */
  readonly lastFullListingMs: number;
  /** Device time of the last monthly check of the kept totals (protocol, "State is a fold over a set"). */
  readonly lastCheckMs: number;
  /** True once the server said that it does not know this account, until one does again. */
  readonly unknownAccount: boolean;
}
