import type { Generated } from 'kysely';

/** What is known of a player. The row's lock orders everything that happens to the player. */
interface PlayersTable {
  id: string;
  /** Counts this player's changes; also the commit order, since it is assigned under the row's lock. */
  seq: number;
  /** The versions of the folds that this player's parts were made with (parts.ts); others are recounted. */
  folds: Generated<string>;
  /** What all resets of this player come to (decision D7): the greatest moment (ms) and generation, and the change of the last one. */
  reset_ms: Generated<number>;
  generation: Generated<number>;
  reset_seq: Generated<number>;
  /** How many deferred items are stored of this player, and the bytes of their payloads. */
  deferred_rows: Generated<number>;
  deferred_bytes: Generated<number>;
  /** What the parts come to (totals.ts): all XP, and the sessions that count. A cache: `check` recomputes them from the items. */
  xp: Generated<number>;
  sessions: Generated<number>;
}

/**
 * A change of a player whose nonce stands in no item's row: it makes a cursor recognise a history that was restored from a backup.
 */
interface ChangesTable {
  player: string;
  seq: number;
  /** 64 random bits, as 11 base64url characters. */
  nonce: string;
}

/** A reset of a player's progress (decision D7): one row each, for whoever asks later who did it and why. */
interface ResetsTable {
  player: string;
  seq: number;
  /** Server time, ms. */
  at_ms: number;
  actor: string;
  reason: string;
  generation: number;
}

/** One part of one figure of a player's progress (shared/progress/folds). A cache: `check` recomputes it from the items. */
export interface PartsTable {
  player: string;
  fold: string;
  bucket: string;
  /** Of the fold, which says what the part means. */
  version: number;
  /** The change at which the part last changed. */
  seq: number;
  /** JSON. */
  part: string;
}

/** A stored status: what the first answer said. `duplicate`, `wrong_owner` and `retry` are never stored. */
export type StoredStatus = 'accepted' | 'corrected' | 'deferred' | 'rejected';

/**
 * Whether a session's summary has its facts. `unknown`: it may lack them, for an older build made it. `settled`: nothing is to be done.
 * `late`: they were made after the device that brought it may have heard that it counts, so pull lists the summary to that device, too.
 */
export const FACTS = { unknown: 0, settled: 1, late: 2 } as const;

/**
 * Every stored item with its receipt. One row, not two: each stored item has exactly one receipt, and a rejection at the door
 * stores nothing (deciding it again gives the same answer).
 */
export interface ItemsTable {
  player: string;
  id: string;
  /** The change at which the row last changed: pull lists rows by it. */
  seq: number;
  kind: string;
  v: number;
  hash: string;
  /** The device that brought it first. */
  device: string;
  status: StoredStatus;
  /** Why it was corrected, deferred or rejected. */
  code: string | null;
  /** What counts instead of the claims, as JSON (contract Corrected). */
  corrected: string | null;
  /** 1 if it was deferred once and has its result since. */
  late: number;
  /** Server time of the receipt, ms: the upper bound of the game's end. */
  received_ms: number;
  /** What the item counts as (stored-summary.ts), before or after a reset; null for what never counts. */
  summary: string | null;
  /** One of FACTS. */
  facts: number;
  /** What the session says of facts (shared/memory/evidence.ts), empty if nothing; null until that was looked for, and of other items. */
  evidence: string | null;
  /**
   * The nonce of the change `seq`, in one row of those that it brought. Only in a row that counts from then on, for no later change takes
   * such a row over.
   */
  nonce: string | null;
  /** The payload (stored-payload.ts), from which the canonical JSON can be made again that was hashed. */
  payload: string;
}

/** Upload tickets, to list and to revoke. A ticket without a row is still trusted for its signature. */
interface TicketsTable {
  player: string;
  id: string;
  install: string;
  issued_ms: number;
  expires_ms: number;
  revoked_ms: number | null;
}

/** Facts about this database; one row a name. `epoch` names its history. */
interface FactsTable {
  name: string;
  value: string;
}

export interface SyncTables {
  facts: FactsTable;
  players: PlayersTable;
  changes: ChangesTable;
  parts: PartsTable;
  resets: ResetsTable;
  items: ItemsTable;
  tickets: TicketsTable;
}
