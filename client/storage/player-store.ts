import { checkLocal, readBeforePull } from './local-games.ts';
import type { PlayerDatabase, TxModes } from './player-database.ts';
import type { MetaRows } from './records.ts';
import { liveRange } from './rules/staged.ts';
import { absorb, absorbable } from './rules/absorb.ts';
import { countKnown, backupClaims } from './rules/backup-reads.ts';
import { readAnalytics } from './rules/analytics.ts';
import { applyResults } from './rules/apply-results.ts';
import { readBadgeClaims } from './rules/badge-claims.ts';
import { readChallenges } from './rules/challenges.ts';
import { makeClaim } from './rules/claim.ts';
import { evictLogs } from './rules/eviction.ts';
import { finishSession } from './rules/finish-session.ts';
import { appendJournal, dropJournal, openJournal, openJournals } from './rules/journal.ts';
import { factless, putFacts, type MadeFacts } from './rules/late-facts.ts';
import { keepQuarter, lacksQuarter, readEvidence, watchEvidence } from './rules/memory.ts';
import { countQueued, hasFree, lease, leasedIds, queueUnknown, reclaim, release, unsentItems, type LeaseRequest } from './rules/outbox.ts';
import { keepPapers } from './rules/papers.ts';
import { readPastGame } from './rules/past-game.ts';
import { cachePicture, missingPicture } from './rules/picture.ts';
import { readPreferences } from './rules/preferences.ts';
import { endProfileChange, putProfileChange, readProfileChanges, readShownProfile } from './rules/profile-changes.ts';
import { awaitsFirstPull, latestSessions, readProgress, readSomeProgress } from './rules/progress.ts';
import { sessionsAfter } from './rules/pages.ts';
import { readSetupBests } from './rules/setup-bests.ts';
import { applyPull, type Pulled } from './rules/pull-store.ts';
import { parked } from './rules/receipts.ts';
import { isUntidy, tidy } from './rules/recount.ts';
import { readSituation } from './rules/situation.ts';
import { keepMeta, putMeta, readMeta, readMetas, removeMeta } from './rules/values.ts';
import { storeListing } from './store-listing.ts';

export type { Absorbed, Added } from './rules/absorb.ts';
export type { ShownAnalytics } from './rules/analytics.ts';
export type { BadgeClaim, BadgeClaims } from './rules/badge-claims.ts';
export type { ShownChallenges } from './rules/challenges.ts';
export type { MadeClaim } from './rules/claim.ts';
export type { FinishedSession } from './rules/finish-session.ts';
export type { OpenJournal } from './rules/journal.ts';
export type { PastGame } from './rules/past-game.ts';
export type { ShownPreferences } from './rules/preferences.ts';
export type { ProfileChangeEnd } from './rules/profile-changes.ts';
export type { ShownProgress, ShownSession } from './rules/progress.ts';
export type { BeforePull } from './rules/pull-store.ts';
export type { PartPlace } from './rules/stored-parts.ts';
export type { SyncCounts } from './rules/outbox.ts';
export type { LeaseRequest, MadeFacts, Pulled };

/** Makes methods that run one rule in one transaction. Generic rules stay generic. */
const methodsOn =
  (database: PlayerDatabase) =>
  <Mode extends keyof TxModes, Args extends readonly unknown[], Result>(
    mode: Mode,
    rule: (tx: TxModes[Mode], ...args: Args) => Promise<Result>,
  ) =>
  (...args: Args): Promise<Result> =>
    database.transact(mode, (tx) => rule(tx, ...args));

type By = ReturnType<typeof methodsOn>;

/** What was played and is not finished. */
const journal = (by: By) => ({
  /** Writes the header if it is not there; gives the chunks that are there already, from an engine that died. */
  openJournal: by('journal', openJournal),
  /**
   * Relaxed durability: a kill may lose the last chunk (P2: at most the last answer). False if this journal is gone or another
   * tab has written this place of it: then this writer stops, and its run goes on in memory.
   */
  appendJournal: by('journal', appendJournal),
  openJournals: by('read', openJournals),
  discardJournal: by('journal', dropJournal),
});

/** The end of a game, and what the player takes: a badge, a notice that was read. */
const achievements = (by: By, database: PlayerDatabase) => ({
  /** Resolves with the session as it is stored: another tab's, if that one finished the same run first. */
  finish: by('strict', finishSession),
  /** Opens what the finish needs ahead of time, so that the end of a game does not wait for it. */
  prewarm: () => database.prewarm(),
  /** Strictly durable. Queues a claim or a choice and counts it, once by its id [S18, S36]. False if there is one of that id already, from any device. */
  claim: by('strict', makeClaim),
  /** What was claimed of badges, with the figures that decide what else can be, in one snapshot [S13]. */
  badgeClaims: by('read', readBadgeClaims),
});

/** What screens show. */
const progress = (by: By) => ({
  /** The figures and the latest sessions in one snapshot (P6). */
  progress: by('read', readProgress),
  /** The same with those figures alone that are asked for; the parts of others are not read. */
  someProgress: by('read', readSomeProgress),
  /** What was reached with the set-up of a key, and how the last runs with it went. */
  setupBests: by('read', readSetupBests),
  /** What /analytics shows, in one snapshot; what it reads hardly grows with the years played [S23]. */
  analytics: by('read', readAnalytics),
  /** The player's attempts at challenges; with `asked` the games of one challenge, too [S24]. */
  challenges: by('read', readChallenges),
  /** Whether no pull has ever been stored here, and nothing was played: of an account no figure is known then. */
  awaitsFirstPull: by('autocommit', awaitsFirstPull),
  /** One game of the history, with its log if that is here [S31]. */
  pastGame: by('read', readPastGame),
  /** Newest first, by the effective end. */
  latestSessions: by('autocommit', latestSessions),
  /** What the server last said of the player, with the picture as it is kept here, and what waits to be changed in its place [S26]. */
  profile: by('autocommit', readShownProfile),
});

/** What memory is made of (rules/memory.ts). */
function evidence(by: By) {
  const lacks = by('read', lacksQuarter);
  const keep = by('write', keepQuarter);
  return {
    /** All evidence, as far as it is kept folded, and day by day after that; besides the days from this one on [S32]. */
    evidence: by('read', readEvidence),
    /** Keeps what is folded, a quarter a transaction, so that the next read has less to do. @param fold `foldDays` (shared/memory/memory.ts) */
    async keepMemory(fold: Parameters<typeof keep>[0]) {
      while (await lacks()) await keep(fold);
    },
    /** For live queries: a new value whenever the evidence may have changed. */
    watchEvidence: by('autocommit', watchEvidence),
  };
}

/** What the player prefers, and has changed of the profile here until the server has it; and small facts about the player on this device. */
const settings = (by: By) => ({
  /** What the player prefers, by name; a further choice is a `claim` [S36]. */
  preferences: by('read', readPreferences),
  /** Keeps a change in place of an earlier one of the same field. Strictly durable [S26]. */
  changeProfile: by('strict', putProfileChange),
  /** What waits, and what was refused. */
  profileChanges: by('autocommit', readProfileChanges),
  /** Ends the change of this id; does nothing if a newer one has taken its place. */
  endProfileChange: by('write', endProfileChange),

  meta: by('autocommit', readMeta),
  /** Several facts by one request, in the order of their keys. */
  metas: by('autocommit', readMetas),
  setMeta: by('write', putMeta),
  /** Sets a fact only where there is none yet. Resolves with the one that holds: the same for all who ask at once. */
  keepMeta: by('write', keepMeta),
  removeMeta: by('write', removeMeta),
  /** Keeps the texts of sheets of paper that were printed here. */
  keepPapers: by('write', keepPapers),
});

/** What goes to the server. */
function outbox(by: By) {
  const hasUnleased = by('autocommit', hasFree);
  const takeLeases = by('write', lease);
  const leased = by('autocommit', leasedIds);
  const endLeases = by('write', reclaim);
  return {
    /** Queues items that count for nothing (activity). */
    enqueue: by('strict', queueUnknown),
    /**
     * Takes unleased rows, in order, and leases them. Most passes find nothing to send: they write nothing, and nobody waits for them.
     * Behind a whole batch there mostly is more.
     */
    async lease(request: LeaseRequest) {
      if (request.behind === undefined && !(await hasUnleased(request.nowMs))) return [];
      return takeLeases(request);
    },
    /** Gives leased rows back, counting the attempt. */
    release: by('write', release),
    /** Ends all leases: for a sender that knows that nobody else sends this queue now. */
    async reclaim() {
      const ids = await leased();
      if (ids.length > 0) await endLeases(ids);
    },
    /** Applies the results of one push: receipts written, outbox rows removed, corrected figures taken over; retry and unnamed rows stay. */
    applyResults: by('write', applyResults),
    counts: by('read', countQueued),
    /** The counts, and what the server said at the last contact: one read. */
    situation: by('read', readSituation),
    /** What the server refused, with its reason and its record. */
    parked: by('read', parked),
  };
}

/** What comes from the server. */
const pulls = (by: By, database: PlayerDatabase, tidyAll: () => Promise<void>) => ({
  /** What a pull has to know when it begins. Brings the stored parts in order first, if another build made them. */
  async beforePull() {
    await tidyAll();
    return readBeforePull(database);
  },
  /** Stores one whole pull in one transaction (P6); nothing of it if another tab has overtaken it. */
  applyPull: by('write', applyPull),
  /**
   * Stores a full listing [S27]: compared with the rows page by page, so that no game that ends meanwhile waits long, and put in force by
   * one transaction (P6); nothing of it if another tab has overtaken it. Own acknowledged sessions and claims that the server did not list
   * go back into the outbox under their old ids (P9). Returns how many were put back; `lacking` if nothing was stored, because a part that
   * did not come is not here [S37].
   */
  applyFullListing: (pulled: Pulled, meta?: Partial<MetaRows>) => storeListing(database, pulled, { meta }),
  /** Keeps a picture for the profile, if that still names it [S25]. */
  cachePicture: by('write', cachePicture),
  /** The address of the picture that the server's profile names, if it is not here yet. */
  missingPicture: by('autocommit', missingPicture),
});

/** All of a player's games, to be taken elsewhere: into another player's database, or into a file. */
const transfer = (by: By) => ({
  /** Everything that another database would have to take over. */
  absorbable: by('read', absorbable),
  /**
   * Puts sessions, items and open journals of another player's store, or of a file, into this one, by id; may be repeated after a crash
   * (D1). Resolves with how much of it was not here yet.
   */
  absorb: by('strict', absorb),
  /** The sessions whose ids come after this one ('': from the first on), in the order of ids, at most so many. */
  sessionsAfter: by('autocommit', sessionsAfter),
  /** All claims, with their items as far as they were made here. */
  backupClaims: by('read', backupClaims),
  /** How many of these sessions and claims are here, whoever made them. */
  countKnown: by('autocommit', countKnown),
  allSessions: by('autocommit', (tx) => liveRange(tx, {})),
  /** Everything that never reached the server. */
  unsentItems: by('read', unsentItems),
});

/** Upkeep. */
function upkeep(by: By, database: PlayerDatabase, tidyAll: () => Promise<void>) {
  const storeFacts = by('write', putFacts);
  return {
    /** Drops the logs of sessions the server has had for long (RULES.md, S9), when space is short. Returns how many. */
    evictLogs: by('write', evictLogs),
    /**
     * Recomputes the local fold from the rows, a page a transaction, and replaces it if it differs (a monthly idle pass). True if it did.
     */
    async check() {
      await tidyAll();
      return checkLocal(database);
    },
    tidy: tidyAll,
    /** Local games that lack facts, at most so many; undefined if facts were made of all that can have them [S21]. */
    factless: by('read', factless),
    /** Stores facts that were made from logs. With the last of them they count in the stored parts. */
    async putFacts(made: readonly MadeFacts[], isLast: boolean) {
      await storeFacts(made, isLast);
      if (isLast) await tidyAll();
    },
  };
}

/**
 * One player's store by its rules (rules/, RULES.md), on the tables of any database: IndexedDB, or memory (a guest's run, or storage that is
 * blocked); the same acceptance suite runs on both. Each line of the tables above is a method: one transaction, how it touches the database, and
 * the rule that runs in it; all of it happens or nothing does. A method rejects with `StorageFailure` (a code) when the device refuses, and
 * may then be called again: each can be repeated. RULES.md has the rules in full; what the promises rest on:
 *
 * - [S1] `finish` is strictly durable: when it resolves, the session survives a kill of the browser (P2).
 * - [S2] `finish` twice with one id changes nothing the second time (P3).
 * - [S3] an outbox row goes only in the transaction that writes its receipt (P3, P4).
 * - [S4] sessions = outbox ∪ receipts, without overlap, for own sessions (P4).
 * - [S5] the server's parts, cursor and marks change together; the local fold is always that over sessions and claims which are
 *   neither marked nor rejected (P6).
 */
export function createPlayerStore(database: PlayerDatabase) {
  const by = methodsOn(database);
  const isUntidyNow = by('autocommit', isUntidy);
  const tidyPage = by('write', tidy);

  /**
   * Counts the parts anew where they are not in order, a page a transaction, and brings what was counted since into them (an idle pass at
   * the start, and after each sync). A tab that closes meanwhile leaves the rest to the next call.
   */
  async function tidyAll(): Promise<void> {
    while (await isUntidyNow()) await tidyPage();
  }

  return {
    /** The tables, past all rules: for tests that look at what is stored. A `PlayerStore` leaves them out. */
    database,
    ...journal(by),
    ...achievements(by, database),
    ...progress(by),
    ...evidence(by),
    ...settings(by),
    ...outbox(by),
    ...pulls(by, database, tidyAll),
    ...transfer(by),
    ...upkeep(by, database, tidyAll),
    /**
     * Called when a newer app or a removal wants this database: the handle closes once `work` has resolved, so a running game
     * ends first. The result takes it back.
     */
    beforeClosing: (work: () => Promise<void>) => database.beforeClosing(work),
    close: () => database.close(),
  };
}

/** A player's store with its tables. */
export type TablePlayerStore = ReturnType<typeof createPlayerStore>;

/** A player's store, as its callers have it; most say which of its methods they need. */
export type PlayerStore = Omit<TablePlayerStore, 'database'>;
