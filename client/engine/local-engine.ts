import type { Challenge } from '../../shared/challenge/challenge.ts';
import { readChallenge } from '../../shared/challenge/read-challenge.ts';
import { revisionOf } from '../../shared/challenge/today.ts';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import type { DayNumber } from '../../shared/day.ts';
import type { AnyGame, LogEntry } from '../../shared/games/kit/game.ts';
import type { Memory } from '../../shared/memory/known-fact.ts';
import type { Host } from '../storage/host.ts';
import { createMemoryStore } from '../storage/memory-player-database.ts';
import type { FinishedSession, OpenJournal } from '../storage/player-store.ts';
import type { HandInput, JournalHeader } from '../storage/records.ts';
import type { Engine, FinishReport, RunOwner, ResumableRun } from './engine.ts';
import { becomesSession, finishedSession, reportOf } from './finish.ts';
import { HeldRuns, type HeldDeps } from './held-runs.ts';
import { ignoringStorage } from './ignoring-storage.ts';
import { makeLateFacts } from './late-facts.ts';
import { createMemoryIn } from './memory.ts';
import { OpenRun, type RunStore } from './open-run.ts';
import { putAwayNote } from './put-away-note.ts';
import { resumableRun } from './resumable.ts';
import { RunFold } from './run-fold.ts';
import { runLock } from './run-lock.ts';
import { ServerTime } from './server-time.ts';

interface EngineDeps extends HeldDeps {
  readonly host: Host;
  /** Whether this device has such a player. A store opens for any name, also one that nobody would ever look for. */
  hasPlayer(localId: string): Promise<boolean>;
  rulesFor(game: string, version: number): AnyGame | undefined;
  /** The challenges that this device was delivered. */
  challenges(): Promise<readonly ChallengeRevision[]>;
}

const GUEST: RunOwner = { kind: 'guest' };

/** The engine itself. The worker exposes it through Comlink; the window can also run it directly. */
class LocalEngine implements Engine {
  readonly #deps: EngineDeps;
  readonly #runs = new Map<string, Promise<OpenRun>>();
  readonly #reports = new Map<string, Promise<FinishReport>>();
  readonly #held: HeldRuns;
  /** The players whose games of older builds have been looked at. */
  readonly #completed = new Set<string>();
  /** The games of the guest who plays now: what was finished in this visit. */
  #guest: RunStore = createMemoryStore();

  readonly #memoryIn = createMemoryIn();

  readonly #isOpen = (sessionId: string): boolean => this.#runs.has(sessionId);

  constructor(deps: EngineDeps) {
    this.#deps = deps;
    this.#held = new HeldRuns(deps);
  }

  async begin(owner: RunOwner, header: JournalHeader): Promise<void> {
    const { sessionId } = header;
    if (!this.#runs.has(sessionId)) {
      this.#forgetHeld();
      if (owner.kind === 'player') this.#endVisit();
      this.#runs.set(sessionId, this.#open(owner, header));
    }
    await this.#runs.get(sessionId);
    if (owner.kind === 'player') void this.#held.saveAll(owner.localId, this.#isOpen);
  }

  async record(sessionId: string, firstN: number, entries: readonly LogEntry<unknown>[]): Promise<void> {
    (await this.#run(sessionId)).record(firstN, entries);
  }

  finish(sessionId: string, input?: HandInput): Promise<FinishReport> {
    const known = this.#reports.get(sessionId);
    const report = known ? known.then((first) => this.#held.saveAgain(sessionId, first)) : this.#finish(sessionId, input);
    this.#reports.set(sessionId, report);
    // A finish that failed with an unexpected error may be tried again.
    report.catch(() => this.#reports.delete(sessionId));
    return report;
  }

  async discard(sessionId: string): Promise<void> {
    const run = await this.#run(sessionId);
    this.#runs.delete(sessionId);
    await run.end();
    await ignoringStorage(() => run.store.discardJournal(sessionId));
    if (run.owner.kind !== 'player') return;
    const note = await putAwayNote(this.#deps.host, run.header);
    await ignoringStorage(() => run.store.enqueue([note]));
  }

  async bring(owner: RunOwner, header: JournalHeader, entries: readonly LogEntry<unknown>[]): Promise<FinishReport> {
    const fold = new RunFold(this.#rulesOf(header), header);
    fold.take(1, entries);
    if (!fold.runOut()) throw new Error(`the run is not over: ${header.sessionId}`);
    this.#forgetHeld();
    const gone = await this.#isGone(owner);
    const store = this.#storeOf(gone ? GUEST : owner);
    const known = await new ServerTime(this.#deps.host, store).read(true);
    const finished = await finishedSession(this.#deps.host, fold, known);
    if (owner.kind === 'player' && !gone) {
      this.#held.hold(finished, owner);
      return this.#held.save(header.sessionId, owner.localId);
    }
    const row = await store.finish(finished);
    this.#held.hold({ row, outbox: row.item ? [row.item] : [] }, GUEST);
    return { ...reportOf(row, 'memory'), ...(gone && { playerGone: true as const }) };
  }

  async resumable(localId: string): Promise<readonly ResumableRun[]> {
    const journals = (await ignoringStorage(() => this.#deps.player(localId).openJournals())) ?? [];
    const idle = await Promise.all(journals.map((journal) => this.#isIdle(journal.header.sessionId)));
    return journals.filter((_, index) => idle[index]).map((journal) => this.#resumable(journal));
  }

  async resume(localId: string, sessionId: string): Promise<ResumableRun | undefined> {
    const live = await this.#runs.get(sessionId);
    if (live) return isOf(live.owner, localId) ? live.asResumable() : undefined;
    const store = this.#deps.player(localId);
    const journals = (await ignoringStorage(() => store.openJournals())) ?? [];
    const journal = journals.find((each) => each.header.sessionId === sessionId);
    if (!journal) return undefined;
    const resumable = this.#resumable(journal);
    const rules = this.#deps.rulesFor(journal.header.game, journal.header.rules);
    if (!resumable.openable || !rules) return undefined;
    this.#forgetHeld();
    this.#endVisit();
    const run = new OpenRun(this.#deps.host, { kind: 'player', localId }, store, rules, journal.header);
    run.restore(journal.chunks);
    run.hold();
    this.#runs.set(sessionId, Promise.resolve(run));
    await ignoringStorage(() => store.prewarm());
    await run.knownTime();
    return resumable;
  }

  async keep(sessionId: string, localId: string): Promise<FinishReport> {
    const report = await this.#held.keep(sessionId, localId);
    if (report.kept === 'saved') this.#endVisit();
    return report;
  }

  async memory(localId: string, today: DayNumber): Promise<Memory | undefined> {
    const store = localId === '' ? this.#guest : this.#deps.player(localId);
    return ignoringStorage(() => this.#memoryIn(store, today));
  }

  async #open(owner: RunOwner, header: JournalHeader): Promise<OpenRun> {
    const run = new OpenRun(this.#deps.host, owner, this.#storeOf(owner), this.#rulesOf(header), header);
    await run.open();
    await run.knownTime();
    return run;
  }

  #storeOf(owner: RunOwner): RunStore {
    return owner.kind === 'guest' ? this.#guest : this.#deps.player(owner.localId);
  }

  #rulesOf({ game, rules: version }: JournalHeader): AnyGame {
    const rules = this.#deps.rulesFor(game, version);
    if (!rules) throw new Error(`no rules for ${game} ${version}`);
    return rules;
  }

  async #run(sessionId: string): Promise<OpenRun> {
    const run = this.#runs.get(sessionId);
    if (!run) throw new Error(`no such run: ${sessionId}`);
    return run;
  }

  async #finish(sessionId: string, input: HandInput | undefined): Promise<FinishReport> {
    const run = await this.#run(sessionId);
    if (!run.fold.isAttempt && !run.fold.runOut()) throw new Error(`the run is not over: ${sessionId}`);
    if (!becomesSession(run.fold)) return this.#drop(run);
    // All at the same time: if storage hangs, each of them waits for its whole deadline.
    const [known, challenge, writingStopped, gone] = [
      Promise.all([run.knownTime(), run.handOf(input)]),
      this.#challengeOf(run),
      run.stopWriting(),
      this.#isGone(run.owner),
    ];
    const [clock, hand] = await known;
    const finished = await finishedSession(this.#deps.host, run.fold, { ...clock, hand }, await challenge);
    const owner = (await gone) ? GUEST : run.owner;
    this.#held.hold(finished, owner);
    await writingStopped;
    const report = await this.#firstReport(run, finished, owner);
    await run.end();
    this.#runs.delete(sessionId);
    if (report.kept === 'saved' && run.owner.kind === 'player') void this.#makeLateFacts(run.owner.localId);
    return report;
  }

  /** A guest's run stays in memory; so does that of a player who is gone, whose journal nobody would find. */
  async #firstReport(run: OpenRun, finished: FinishedSession, owner: RunOwner): Promise<FinishReport> {
    if (owner.kind === 'player') return this.#held.save(finished.row.id, owner.localId);
    if (run.owner.kind === 'guest') return this.#holdForGuest(run, finished);
    await ignoringStorage(() => run.store.discardJournal(finished.row.id));
    return { ...reportOf(finished.row, 'memory'), playerGone: true };
  }

  /** Storage that does not answer has forgotten nobody: the write says what is wrong with it. */
  async #isGone(owner: RunOwner): Promise<boolean> {
    return owner.kind === 'player' && (await ignoringStorage(() => this.#deps.hasPlayer(owner.localId))) === false;
  }

  /** What a run is an attempt at, by the revision under which it is played. The server judges it if this device has lost that. */
  async #challengeOf({ header }: OpenRun): Promise<Challenge | undefined> {
    const { challenge } = header;
    if (!challenge) return undefined;
    const revision = revisionOf((await ignoringStorage(() => this.#deps.challenges())) ?? [], challenge);
    const read = revision && readChallenge(revision);
    return read?.ok ? read.value : undefined;
  }

  /**
   * After a game nobody waits for the engine. Once is enough, for this build makes the facts of each game with its summary; what storage
   * refuses is tried again after the next game.
   */
  async #makeLateFacts(localId: string): Promise<void> {
    if (this.#completed.has(localId)) return;
    this.#completed.add(localId);
    const done = await ignoringStorage(() => makeLateFacts(this.#deps.player(localId)).then(() => true));
    if (done !== true) this.#completed.delete(localId);
  }

  /** Drops a run without an answer: it leaves no session, no journal and no activity. */
  async #drop(run: OpenRun): Promise<FinishReport> {
    const { sessionId } = run.header;
    await run.end();
    this.#runs.delete(sessionId);
    await ignoringStorage(() => run.store.discardJournal(sessionId));
    return { sessionId, outcome: run.fold.game.outcome(run.fold.state), kept: 'nothing', xpEarned: 0 };
  }

  /** Finishes a guest's run in the memory store, in the same way as a player's. */
  async #holdForGuest(run: OpenRun, finished: FinishedSession): Promise<FinishReport> {
    return reportOf(await run.store.finish(finished), 'memory');
  }

  /** Drops a guest's run from memory when the next game starts, and runs that are saved. */
  #forgetHeld(): void {
    this.#held.forget(this.#isOpen, (sessionId, report) => {
      if (report) this.#reports.set(sessionId, Promise.resolve(report));
      else this.#reports.delete(sessionId);
    });
  }

  /** The guest's visit is over: somebody else plays, or the guest has become a player. Whoever is a guest next has played nothing. */
  #endVisit(): void {
    this.#guest = createMemoryStore();
  }

  /** Whether this run is not being played now, in this engine or (if Web Locks exist) in another tab. */
  async #isIdle(sessionId: string): Promise<boolean> {
    return !this.#runs.has(sessionId) && !(await this.#deps.host.isLocked(runLock(sessionId)));
  }

  #resumable(journal: OpenJournal): ResumableRun {
    return resumableRun(journal, this.#deps.rulesFor(journal.header.game, journal.header.rules));
  }
}

/** Whether a run belongs to this player. Only its owner sees and resumes it (P7). A guest's local id is ''. */
const isOf = (owner: RunOwner, localId: string): boolean => (owner.kind === 'player' ? owner.localId : '') === localId;

export const createEngine = (deps: EngineDeps): Engine => new LocalEngine(deps);
