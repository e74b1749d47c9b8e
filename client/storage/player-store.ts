import type { PushResult } from '../../shared/contract/sync.ts';
import type { FoldName } from '../../shared/progress/folds/registry.ts';
import type {
  JournalChunk,
  JournalHeader,
  KeptPicture,
  MetaRows,
  OutboxRow,
  ProfileChange,
  ReceiptRow,
  SessionRow,
  StoredItem,
  StoredProfile,
} from './records.ts';
import type { Absorbed, Added } from './rules/absorb.ts';
import type { KeptClaim } from './rules/backup-reads.ts';
import type { AnalyticsRequest, ShownAnalytics } from './rules/analytics.ts';
import type { BadgeClaim, BadgeClaims, ClaimStanding } from './rules/badge-claims.ts';
import type { ChallengeAsked, ShownChallenges } from './rules/challenges.ts';
import type { MadeClaim } from './rules/claim.ts';
import type { FinishedSession } from './rules/finish-session.ts';
import type { OpenJournal } from './rules/journal.ts';
import type { MadeFacts } from './rules/late-facts.ts';
import type { LeaseRequest, SyncCounts } from './rules/outbox.ts';
import type { SyncSituation } from './rules/situation.ts';
import type { MetasAt } from './rules/values.ts';
import type { ProfileChangeEnd } from './rules/profile-changes.ts';
import type { ShownProgress, ShownSession } from './rules/progress.ts';
import type { BeforePull, Pulled } from './rules/pull-store.ts';

export type {
  Absorbed,
  Added,
  AnalyticsRequest,
  BadgeClaim,
  BadgeClaims,
  BeforePull,
  ChallengeAsked,
  ClaimStanding,
  FinishedSession,
  KeptClaim,
  LeaseRequest,
  MadeClaim,
  MadeFacts,
  OpenJournal,
  ProfileChangeEnd,
  Pulled,
  ShownAnalytics,
  ShownChallenges,
  ShownProgress,
  ShownSession,
  SyncCounts,
  SyncSituation,
};

/** What was played and is not finished. */
export interface Journal {
  /** Writes the header if it is not there; gives the chunks that are there already, from an engine that died. */
  openJournal(header: JournalHeader): Promise<readonly JournalChunk[]>;
  /**
   * Relaxed durability: a kill may lose the last chunk (P2: at most the last answer). False if this journal is gone or another
   * tab has written this place of it: then this writer stops, and its run goes on in memory.
   */
  appendJournal(chunk: JournalChunk): Promise<boolean>;
  openJournals(): Promise<readonly OpenJournal[]>;
  discardJournal(sessionId: string): Promise<void>;
}

/** The end of a game. */
export interface Finish {
  /** Resolves with the session as it is stored: another tab's, if that one finished the same run first. */
  finish(session: FinishedSession): Promise<SessionRow>;
  /** Opens what the finish needs ahead of time, so that the end of a game does not wait for it. */
  prewarm(): Promise<void>;
}

/** What the player takes: a badge, a notice that was read. */
export interface Claims {
  /** Strictly durable. Queues the claim and counts it, once by its id [S18]. False if there is one of that id already, from any device. */
  claim(claim: MadeClaim): Promise<boolean>;
  /** What was claimed of badges, with the figures that decide what else can be, in one snapshot [S13]. */
  badgeClaims(): Promise<BadgeClaims>;
}

/** What screens show. */
export interface Progress {
  /** The figures and the latest sessions in one snapshot (P6). */
  progress(latest: number): Promise<ShownProgress>;
  /** The same with those figures alone that are asked for; the parts of others are not read. */
  someProgress<Name extends FoldName>(latest: number, names: readonly Name[]): Promise<ShownProgress<Name>>;
  /** What /analytics shows, in one snapshot; what it reads hardly grows with the years played [S23]. */
  analytics(request: AnalyticsRequest): Promise<ShownAnalytics>;
  /** The player's attempts at challenges; with `asked` the games of one challenge, too [S24]. */
  challenges(asked?: ChallengeAsked): Promise<ShownChallenges>;
  /** Whether no pull has ever been stored here, and nothing was played: of an account no figure is known then. */
  awaitsFirstPull(): Promise<boolean>;
  /** Newest first, by the effective end. */
  latestSessions(limit: number): Promise<readonly SessionRow[]>;
  /** What the server last said of the player, with the picture as it is kept here, and what waits to be changed in its place [S26]. */
  profile(): Promise<StoredProfile | undefined>;
}

/** What the player has changed of the profile here, until the server has it. */
export interface ProfileChanges {
  /** Keeps a change in place of an earlier one of the same field. Strictly durable [S26]. */
  changeProfile(change: ProfileChange): Promise<void>;
  /** What waits, and what was refused. */
  profileChanges(): Promise<readonly ProfileChange[]>;
  /** Ends the change of this id; does nothing if a newer one has taken its place. */
  endProfileChange(id: string, end: ProfileChangeEnd): Promise<void>;
}

/** Small facts about the player on this device. */
export interface Meta {
  meta<K extends keyof MetaRows>(key: K): Promise<MetaRows[K] | undefined>;
  /** Several facts by one request, in the order of their keys. */
  metas<const Keys extends readonly (keyof MetaRows)[]>(keys: Keys): Promise<MetasAt<Keys>>;
  setMeta(values: Partial<MetaRows>): Promise<void>;
  /** Sets a fact only where there is none yet. Resolves with the one that holds: the same for all who ask at once. */
  keepMeta<K extends keyof MetaRows>(key: K, value: MetaRows[K]): Promise<MetaRows[K]>;
  removeMeta(keys: readonly (keyof MetaRows)[]): Promise<void>;
}

/** What goes to the server. */
export interface Outbox {
  /** Queues items that count for nothing (activity). */
  enqueue(items: readonly StoredItem[]): Promise<void>;
  /** Takes unleased rows, in order, and leases them. */
  lease(request: LeaseRequest): Promise<readonly OutboxRow[]>;
  /** Gives leased rows back, counting the attempt. */
  release(ids: readonly string[]): Promise<void>;
  /** Ends all leases: for a sender that knows that nobody else sends this queue now. */
  reclaim(): Promise<void>;
  /** Applies the results of one push: receipts written, outbox rows removed, corrected figures taken over; retry and unnamed rows stay. */
  applyResults(results: readonly PushResult[], nowMs: number, meta?: Partial<MetaRows>): Promise<void>;
  counts(): Promise<SyncCounts>;
  /** The counts, and what the server said at the last contact: one read. */
  situation(): Promise<SyncSituation>;
  /** What the server refused, with its reason and its record. */
  parked(): Promise<readonly ReceiptRow[]>;
}

/** What comes from the server. */
export interface Pulls {
  /** What a pull has to know when it begins. Brings the stored parts in order first, if another build made them. */
  beforePull(): Promise<BeforePull>;
  /** Stores one whole pull in one transaction (P6); nothing of it if another tab has overtaken it. */
  applyPull(pulled: Pulled, meta?: Partial<MetaRows>): Promise<void>;
  /**
   * Stores a full listing [S27]: compared with the rows page by page, so that no game that ends meanwhile waits long, and put in force by one
   * transaction (P6); nothing of it if another tab has overtaken it. Own acknowledged sessions and claims that the server did not list
   * go back into the outbox under their old ids (P9). Returns how many were put back.
   */
  applyFullListing(pulled: Pulled, meta?: Partial<MetaRows>): Promise<number>;
  /** Keeps a picture for the profile, if that still names it [S25]. */
  keepPicture(picture: KeptPicture): Promise<void>;
  /** The address of the picture that the server's profile names, if it is not here yet. */
  missingPicture(): Promise<string | undefined>;
}

/** All of a player's games, to be taken elsewhere: into another player's database, or into a file. */
export interface Transfer {
  /** Everything that another database would have to take over. */
  absorbable(): Promise<Required<Absorbed>>;
  /**
   * Puts sessions, items and open journals of another player's store, or of a file, into this one, by id; may be repeated after a crash
   * (D1). Resolves with how much of it was not here yet.
   */
  absorb(from: Absorbed): Promise<Added>;
  /** The sessions whose ids come after this one ('': from the first on), in the order of ids, at most so many. */
  sessionsAfter(id: string, limit: number): Promise<readonly SessionRow[]>;
  /** All claims, with their items as far as they were made here. */
  keptClaims(): Promise<readonly KeptClaim[]>;
  /** How many of these sessions and claims are here, whoever made them. */
  countKnown(ids: readonly string[]): Promise<number>;
  allSessions(): Promise<readonly SessionRow[]>;
  /** Everything that never reached the server. */
  unsentItems(): Promise<readonly StoredItem[]>;
}

export interface Upkeep {
  /** Drops the logs of sessions the server has had for long (RULES.md, S9), when space is short. Returns how many. */
  evictLogs(nowMs: number): Promise<number>;
  /**
   * Recomputes the local fold from the rows, a page a transaction, and replaces it if it differs (a monthly idle pass). True if it did.
   */
  check(): Promise<boolean>;
  /**
   * Counts the parts anew where they are not in order, a page a transaction, and brings what was counted since into them (an idle pass at
   * the start, and after each sync). A tab that closes meanwhile leaves the rest to the next call.
   */
  tidy(): Promise<void>;
  /** Local games that lack facts, at most so many; undefined if facts were made of all that can have them [S21]. */
  factless(limit: number): Promise<readonly SessionRow[] | undefined>;
  /** Stores facts that were made from logs. With the last of them they count in the stored parts. */
  putFacts(made: readonly MadeFacts[], isLast: boolean): Promise<void>;
}

/**
 * One player's database. Two implementations: Dexie, and memory (a guest's run, or storage that is blocked); the same acceptance
 * suite runs on both. Every method that changes what was played or claimed is one transaction: all of it happens or nothing does. A method rejects with `StorageFailure`
 * (a code) when the device refuses, and may then be called again: each can be repeated. RULES.md has the rules in full; what the
 * promises rest on:
 *
 * - [S1] `finish` is strictly durable: when it resolves, the session survives a kill of the browser (P2).
 * - [S2] `finish` twice with one id changes nothing the second time (P3).
 * - [S3] an outbox row goes only in the transaction that writes its receipt (P3, P4).
 * - [S4] sessions = outbox ∪ receipts, without overlap, for own sessions (P4).
 * - [S5] the server's parts, cursor and marks change together; the local fold is always that over sessions and claims which are
 *   neither marked nor rejected (P6).
 */
export interface PlayerStore extends Journal, Finish, Claims, Progress, ProfileChanges, Meta, Outbox, Pulls, Transfer, Upkeep {
  /**
   * Called when a newer app or a removal wants this database: the handle closes once `work` has resolved, so a running game
   * ends first. The result takes it back.
   */
  beforeClosing(work: () => Promise<void>): () => void;
  close(): void;
}
