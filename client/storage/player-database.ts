import type { JournalTx, PlayerReads, PlayerTx } from './tables/player-tables.ts';

/** The database of one player; the local id names it for ever. */
export const playerDatabase = (localId: string): string => `${PLAYER_DATABASES}${localId}`;

/** How the names of all players' databases begin. */
export const PLAYER_DATABASES = 'tenfold-player-';

/** The database of the posts that an admin types on this device. It goes with the player. */
export const unsavedPostsDatabase = (localId: string): string => `tenfold-unsaved-posts-${localId}`;

/** How a method touches the database, and what it may do there. */
export interface TxModes {
  /** Reads, each a transaction of its own: no common snapshot. */
  readonly autocommit: PlayerReads;
  /** Reads from one snapshot of all tables. */
  readonly read: PlayerReads;
  /** Reads and writes of the journal alone, so that play never waits for a sync. */
  readonly journal: JournalTx;
  /** Reads and writes of all tables. */
  readonly write: PlayerTx;
  /** The same, and what was written has reached the disk. */
  readonly strict: PlayerTx;
}

/** Where the rows of one player lie: IndexedDB, or memory. */
export interface PlayerDatabase {
  /** Runs `work` in one transaction: all of it happens or nothing does. */
  transact<Mode extends keyof TxModes, T>(mode: Mode, work: (tx: TxModes[Mode]) => Promise<T>): Promise<T>;
  /** Makes the next strict write quick. */
  prewarm(): Promise<void>;
  beforeClosing(work: () => Promise<void>): () => void;
  close(): void;
}
