import type { PushResult } from '../../shared/contract/sync.ts';
import type { FoldName } from '../../shared/progress/folds/registry.ts';
import { readBeforePull } from './before-pull.ts';
import { checkLocal } from './check-local.ts';
import type { PlayerDatabase } from './player-database.ts';
import type {
  Absorbed,
  Added,
  AnalyticsRequest,
  BadgeClaims,
  BeforePull,
  ChallengeAsked,
  FinishedSession,
  KeptClaim,
  LeaseRequest,
  MadeClaim,
  MadeFacts,
  OpenJournal,
  PlayerStore,
  ProfileChangeEnd,
  Pulled,
  ShownAnalytics,
  ShownChallenges,
  ShownProgress,
  SyncCounts,
  SyncSituation,
} from './player-store.ts';
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
import { liveRange } from './rules/ahead.ts';
import { absorb, absorbable } from './rules/absorb.ts';
import { countKnown, keptClaims } from './rules/backup-reads.ts';
import { readAnalytics } from './rules/analytics.ts';
import { applyResults } from './rules/apply-results.ts';
import { readBadgeClaims } from './rules/badge-claims.ts';
import { readChallenges } from './rules/challenges.ts';
import { makeClaim } from './rules/claim.ts';
import { evictLogs } from './rules/eviction.ts';
import { finishSession } from './rules/finish-session.ts';
import { appendJournal, dropJournal, openJournal, openJournals } from './rules/journal.ts';
import { factless, putFacts } from './rules/late-facts.ts';
import { countQueued, hasFree, lease, leasedIds, queueUnknown, reclaim, release, unsentItems } from './rules/outbox.ts';
import { keepPicture, missingPicture } from './rules/picture.ts';
import { endProfileChange, putProfileChange, readProfileChanges, readShownProfile } from './rules/profile-changes.ts';
import { awaitsFirstPull, latestSessions, readProgress, readSomeProgress } from './rules/progress.ts';
import { sessionsAfter } from './rules/pages.ts';
import { applyPull } from './rules/pull-store.ts';
import { TooManyGames } from './rules/read-figures.ts';
import { parked } from './rules/receipts.ts';
import { isUntidy, tidy } from './rules/recount.ts';
import { readSituation } from './rules/situation.ts';
import { putMeta, readMeta, readMetas, type MetasAt } from './rules/values.ts';
import { StorageFailure } from './storage-failure.ts';
import { storeListing } from './store-listing.ts';
import type { PlayerReads } from './tables/player-tables.ts';

/** A player's store by its rules (rules/, RULES.md), on the tables of any database: IndexedDB or memory. */
export class TablePlayerStore implements PlayerStore {
  /** The tables, past all rules: for tests that look at what is stored. The callers of a store take its concepts, which leave them out. */
  readonly database: PlayerDatabase;

  constructor(database: PlayerDatabase) {
    this.database = database;
  }

  openJournal(header: JournalHeader): Promise<readonly JournalChunk[]> {
    return this.database.transact('journal', (tx) => openJournal(tx, header));
  }

  appendJournal(chunk: JournalChunk): Promise<boolean> {
    return this.database.transact('journal', (tx) => appendJournal(tx, chunk));
  }

  openJournals(): Promise<readonly OpenJournal[]> {
    return this.database.transact('read', openJournals);
  }

  discardJournal(sessionId: string): Promise<void> {
    return this.database.transact('journal', (tx) => dropJournal(tx, sessionId));
  }

  finish(session: FinishedSession): Promise<SessionRow> {
    return this.database.transact('strict', (tx) => finishSession(tx, session));
  }

  prewarm(): Promise<void> {
    return this.database.prewarm();
  }

  claim(claim: MadeClaim): Promise<boolean> {
    return this.database.transact('strict', (tx) => makeClaim(tx, claim));
  }

  badgeClaims(): Promise<BadgeClaims> {
    return this.#read(readBadgeClaims);
  }

  progress(latest: number): Promise<ShownProgress> {
    return this.#read((tx) => readProgress(tx, latest));
  }

  someProgress<Name extends FoldName>(latest: number, names: readonly Name[]): Promise<ShownProgress<Name>> {
    return this.#read((tx) => readSomeProgress(tx, latest, names));
  }

  analytics(request: AnalyticsRequest): Promise<ShownAnalytics> {
    return this.#read((tx) => readAnalytics(tx, request));
  }

  challenges(asked?: ChallengeAsked): Promise<ShownChallenges> {
    return this.#read((tx) => readChallenges(tx, asked));
  }

  awaitsFirstPull(): Promise<boolean> {
    return this.database.transact('autocommit', awaitsFirstPull);
  }

  latestSessions(limit: number): Promise<readonly SessionRow[]> {
    return this.database.transact('autocommit', (tx) => latestSessions(tx, limit));
  }

  profile(): Promise<StoredProfile | undefined> {
    return this.database.transact('autocommit', readShownProfile);
  }

  changeProfile(change: ProfileChange): Promise<void> {
    return this.database.transact('strict', (tx) => putProfileChange(tx, change));
  }

  profileChanges(): Promise<readonly ProfileChange[]> {
    return this.database.transact('autocommit', readProfileChanges);
  }

  endProfileChange(id: string, end: ProfileChangeEnd): Promise<void> {
    return this.database.transact('write', (tx) => endProfileChange(tx, id, end));
  }

  meta<K extends keyof MetaRows>(key: K): Promise<MetaRows[K] | undefined> {
    return this.database.transact('autocommit', (tx) => readMeta(tx, key));
  }

  metas<const Keys extends readonly (keyof MetaRows)[]>(keys: Keys): Promise<MetasAt<Keys>> {
    return this.database.transact('autocommit', (tx) => readMetas(tx, keys));
  }

  setMeta(values: Partial<MetaRows>): Promise<void> {
    return this.database.transact('write', (tx) => putMeta(tx, values));
  }

  keepMeta<K extends keyof MetaRows>(key: K, value: MetaRows[K]): Promise<MetaRows[K]> {
    return this.database.transact('write', async (tx) => {
      const known = await readMeta(tx, key);
      if (known !== undefined) return known;
      await putMeta(tx, { [key]: value });
      return value;
    });
  }

  removeMeta(keys: readonly (keyof MetaRows)[]): Promise<void> {
    return this.database.transact('write', ({ meta }) => meta.delete(keys));
  }

  enqueue(items: readonly StoredItem[]): Promise<void> {
    return this.database.transact('strict', (tx) => queueUnknown(tx, items));
  }

  /** Most passes find nothing to send: they write nothing, and nobody waits for them. Behind a whole batch there mostly is more. */
  async lease(request: LeaseRequest): Promise<readonly OutboxRow[]> {
    const isAhead = request.behind !== undefined;
    if (!isAhead && !(await this.database.transact('autocommit', (tx) => hasFree(tx, request.nowMs)))) return [];
    return this.database.transact('write', (tx) => lease(tx, request));
  }

  release(ids: readonly string[]): Promise<void> {
    return this.database.transact('write', (tx) => release(tx, ids));
  }

  async reclaim(): Promise<void> {
    const leased = await this.database.transact('autocommit', leasedIds);
    if (leased.length > 0) await this.database.transact('write', (tx) => reclaim(tx, leased));
  }

  applyResults(results: readonly PushResult[], nowMs: number, meta?: Partial<MetaRows>): Promise<void> {
    return this.database.transact('write', async (tx) => {
      await applyResults(tx, results, nowMs);
      if (meta) await putMeta(tx, meta);
    });
  }

  counts(): Promise<SyncCounts> {
    return this.database.transact('read', countQueued);
  }

  situation(): Promise<SyncSituation> {
    return this.database.transact('read', readSituation);
  }

  parked(): Promise<readonly ReceiptRow[]> {
    return this.database.transact('read', parked);
  }

  applyPull(pulled: Pulled, meta?: Partial<MetaRows>): Promise<void> {
    return this.database.transact('write', async (tx) => {
      const stored = await applyPull(tx, pulled);
      if (stored && meta) await putMeta(tx, meta);
    });
  }

  applyFullListing(pulled: Pulled, meta?: Partial<MetaRows>): Promise<number> {
    return storeListing(this.database, pulled, { meta });
  }

  keepPicture(picture: KeptPicture): Promise<void> {
    return this.database.transact('write', (tx) => keepPicture(tx, picture));
  }

  missingPicture(): Promise<string | undefined> {
    return this.database.transact('autocommit', missingPicture);
  }

  async beforePull(): Promise<BeforePull> {
    await this.tidy();
    return readBeforePull(this.database);
  }

  absorbable(): Promise<Required<Absorbed>> {
    return this.database.transact('read', absorbable);
  }

  absorb(from: Absorbed): Promise<Added> {
    return this.database.transact('strict', (tx) => absorb(tx, from));
  }

  sessionsAfter(id: string, limit: number): Promise<readonly SessionRow[]> {
    return this.database.transact('autocommit', (tx) => sessionsAfter(tx, id, limit));
  }

  keptClaims(): Promise<readonly KeptClaim[]> {
    return this.database.transact('read', keptClaims);
  }

  countKnown(ids: readonly string[]): Promise<number> {
    return this.database.transact('autocommit', (tx) => countKnown(tx, ids));
  }

  allSessions(): Promise<readonly SessionRow[]> {
    return this.database.transact('autocommit', (tx) => liveRange(tx, {}));
  }

  unsentItems(): Promise<readonly StoredItem[]> {
    return this.database.transact('read', unsentItems);
  }

  evictLogs(nowMs: number): Promise<number> {
    return this.database.transact('write', (tx) => evictLogs(tx, nowMs));
  }

  async check(): Promise<boolean> {
    await this.tidy();
    return checkLocal(this.database);
  }

  async tidy(): Promise<void> {
    while (await this.database.transact('autocommit', isUntidy)) await this.database.transact('write', tidy);
  }

  factless(limit: number): Promise<readonly SessionRow[] | undefined> {
    return this.database.transact('read', (tx) => factless(tx, limit));
  }

  async putFacts(made: readonly MadeFacts[], isLast: boolean): Promise<void> {
    await this.database.transact('write', (tx) => putFacts(tx, made, isLast));
    if (isLast) await this.tidy();
  }

  /** A read of figures; games that are too many to be counted for it are a device that is slow [S20]. */
  #read<T>(work: (tx: PlayerReads) => Promise<T>): Promise<T> {
    return this.database.transact('read', work).catch((error: unknown) => {
      throw error instanceof TooManyGames ? new StorageFailure('storage_slow', error) : error;
    });
  }

  beforeClosing(work: () => Promise<void>): () => void {
    return this.database.beforeClosing(work);
  }

  close(): void {
    this.database.close();
  }
}
