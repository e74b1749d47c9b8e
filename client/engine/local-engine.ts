import type { Challenge } from '../../shared/challenge/challenge.ts';
import { readChallenge } from '../../shared/challenge/read-challenge.ts';
import { revisionOf } from '../../shared/challenge/today.ts';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import type { AnyGame, LogEntry } from '../../shared/games/kit/game.ts';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import type { Host } from '../storage/host.ts';
import { createMemoryStore } from '../storage/memory-player-database.ts';
import type { FinishedSession, OpenJournal } from '../storage/player-store.ts';
import type { JournalHeader, SessionRow } from '../storage/records.ts';
import { problemOf } from '../storage/storage-failure.ts';
import { databaseMessage } from './database-message.ts';
import type { Engine, FinishReport, RunOwner, ResumableRun } from './engine.ts';
import { becomesSession, finishedSession, outcomeOf } from './finish.ts';
import { makeLateFacts } from './late-facts.ts';
import { OpenRun, type RunStore } from './open-run.ts';
import { putAwayNote } from './put-away-note.ts';
import { resumableRun } from './resumable.ts';
import { runLock } from './run-lock.ts';

interface EngineDeps {
  readonly host: Host;
  /** A player's store; the same object for each call. */
  player(localId: string): RunStore;
  /** Whether this device has such a player. A store opens for any name, also one that nobody would ever look for. */
  hasPlayer(localId: string): Promise<boolean>;
  rulesFor(game: string, version: number): AnyGame | undefined;
  /** The challenges that this device was delivered. */
  challenges(): Promise<readonly ChallengeRevision[]>;
  /** Makes room on a full device; true if there is some now. */
  makeRoom(): Promise<boolean>;
}

/** A finished run that is in memory: a guest's, or one that storage refused. */
interface Held {
  readonly finished: FinishedSession;
  readonly owner: RunOwner;
  /** The player it was written for. It is never written for another. */
  savedFor?: string;
  /** The write that runs now. Meanwhile the run is written for no other player. */
  saving?: Promise<FinishReport> | undefined;
}

const GUEST: RunOwner = { kind: 'guest' };

/** The engine itself. The worker exposes it through Comlink; the window can also run it directly. */
class LocalEngine implements Engine {
  readonly #deps: EngineDeps;
  readonly #runs = new Map<string, Promise<OpenRun>>();
  readonly #reports = new Map<string, Promise<FinishReport>>();
  readonly #held = new Map<string, Held>();
  /** The players whose games of older builds have been looked at. */
  readonly #completed = new Set<string>();
  #guest: RunStore = createMemoryStore();

  constructor(deps: EngineDeps) {
    this.#deps = deps;
  }

  async begin(owner: RunOwner, header: JournalHeader): Promise<void> {
    const { sessionId } = header;
    if (!this.#runs.has(sessionId)) {
      this.#forgetGuest();
      this.#runs.set(sessionId, this.#open(owner, header));
    }
    await this.#runs.get(sessionId);
    if (owner.kind === 'player') void this.#saveHeld(owner.localId);
  }

  async record(sessionId: string, firstN: number, entries: readonly LogEntry<unknown>[]): Promise<void> {
    (await this.#run(sessionId)).record(firstN, entries);
  }

  finish(sessionId: string): Promise<FinishReport> {
    const known = this.#reports.get(sessionId);
    const report = known ? this.#finishAgain(sessionId, known) : this.#finish(sessionId);
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
    this.#forgetGuest();
    const run = new OpenRun(this.#deps.host, { kind: 'player', localId }, store, rules, journal.header);
    run.restore(journal.chunks);
    run.hold();
    this.#runs.set(sessionId, Promise.resolve(run));
    await ignoringStorage(() => store.prewarm());
    await run.knownTime();
    return resumable;
  }

  async keep(sessionId: string, localId: string): Promise<FinishReport> {
    const held = this.#held.get(sessionId);
    if (!held) throw new Error(`no finished run in memory: ${sessionId}`);
    // With two taps or two dialogs, the first one decides which player gets the game.
    while (held.saving) await held.saving.catch(() => undefined);
    if (held.savedFor !== undefined && held.savedFor !== localId) return reportOf(held.finished.row, 'saved');
    return this.#save(held, localId);
  }

  async #open(owner: RunOwner, header: JournalHeader): Promise<OpenRun> {
    const rules = this.#deps.rulesFor(header.game, header.rules);
    if (!rules) throw new Error(`no rules for ${header.game} ${header.rules}`);
    const store = owner.kind === 'guest' ? this.#guest : this.#deps.player(owner.localId);
    const run = new OpenRun(this.#deps.host, owner, store, rules, header);
    await run.open();
    await run.knownTime();
    return run;
  }

  async #run(sessionId: string): Promise<OpenRun> {
    const run = this.#runs.get(sessionId);
    if (!run) throw new Error(`no such run: ${sessionId}`);
    return run;
  }

  async #finish(sessionId: string): Promise<FinishReport> {
    const run = await this.#run(sessionId);
    if (!run.fold.isAttempt && !run.fold.runOut()) throw new Error(`the run is not over: ${sessionId}`);
    if (!becomesSession(run.fold)) return this.#drop(run);
    // All at the same time: if storage hangs, each of them waits for its whole deadline.
    const [known, challenge, writingStopped, gone] = [run.knownTime(), this.#challengeOf(run), run.stopWriting(), this.#isGone(run.owner)];
    const finished = await finishedSession(this.#deps.host, run.fold, await known, await challenge);
    const held: Held = { finished, owner: (await gone) ? GUEST : run.owner };
    this.#held.set(sessionId, held);
    await writingStopped;
    const report = await this.#firstReport(run, held);
    await run.end();
    this.#runs.delete(sessionId);
    if (report.kept === 'saved' && run.owner.kind === 'player') void this.#makeLateFacts(run.owner.localId);
    return report;
  }

  /** A guest's run stays in memory; so does that of a player who is gone, whose journal nobody would find. */
  async #firstReport(run: OpenRun, held: Held): Promise<FinishReport> {
    const { finished, owner } = held;
    if (owner.kind === 'player') return this.#save(held, owner.localId);
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

  /** Writes a run again that storage refused. The start of another game may have written it already. */
  async #finishAgain(sessionId: string, known: Promise<FinishReport>): Promise<FinishReport> {
    const report = await known;
    const held = this.#held.get(sessionId);
    if (report.problem === undefined || held?.owner.kind !== 'player') return report;
    await held.saving?.catch(() => undefined);
    if (held.savedFor !== undefined) return reportOf(held.finished.row, 'saved');
    return this.#save(held, held.owner.localId);
  }

  /** Finishes a guest's run in the memory store, in the same way as a player's. */
  async #holdForGuest(run: OpenRun, finished: FinishedSession): Promise<FinishReport> {
    return reportOf(await run.store.finish(finished), 'memory');
  }

  #save(held: Held, localId: string): Promise<FinishReport> {
    const saving = this.#write(held, localId).finally(() => {
      held.saving = undefined;
    });
    held.saving = saving;
    return saving;
  }

  /** Writes a finished run. On a full device it makes room and tries again. The run stays in memory until it is durable. */
  async #write(held: Held, localId: string): Promise<FinishReport> {
    const store = this.#deps.player(localId);
    try {
      const row = await this.#withRoom(() => store.finish(held.finished));
      held.savedFor = localId;
      return reportOf(row, 'saved');
    } catch (error) {
      const problem = problemOf(error);
      if (problem === undefined) throw error;
      return { ...reportOf(held.finished.row, 'memory'), problem, detail: databaseMessage(error) };
    }
  }

  async #withRoom<T>(write: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        // The first call deletes public content, which may not be enough. Each further call deletes the next thing, until nothing is left.
        const freed = problemOf(error) === 'storage_full' && (await ignoringStorage(() => this.#deps.makeRoom()));
        if (!freed) throw error;
      }
    }
  }

  /** Saves this player's runs that storage refused earlier, without being asked. */
  async #saveHeld(localId: string): Promise<void> {
    for (const [sessionId, held] of this.#held) {
      const { owner, savedFor } = held;
      if (owner.kind !== 'player' || owner.localId !== localId || savedFor !== undefined) continue;
      if (this.#runs.has(sessionId)) continue;
      if ((await this.#save(held, localId)).kept !== 'saved') return;
    }
  }

  /** Drops a guest's run from memory when the next game starts, and runs that are saved. Runs that storage refused stay. */
  #forgetGuest(): void {
    this.#guest = createMemoryStore();
    for (const [sessionId, { owner, savedFor, finished }] of this.#held) {
      if (this.#runs.has(sessionId) || (owner.kind === 'player' && savedFor === undefined)) continue;
      this.#held.delete(sessionId);
      // The window may still ask whether a player's run is saved.
      if (owner.kind === 'player') this.#reports.set(sessionId, Promise.resolve(reportOf(finished.row, 'saved')));
      else this.#reports.delete(sessionId);
    }
  }

  /** Whether this run is not being played now, in this engine or (if Web Locks exist) in another tab. */
  async #isIdle(sessionId: string): Promise<boolean> {
    if (this.#runs.has(sessionId)) return false;
    return (await this.#deps.host.withLock(runLock(sessionId), async () => true)) === true;
  }

  #resumable(journal: OpenJournal): ResumableRun {
    return resumableRun(journal, this.#deps.rulesFor(journal.header.game, journal.header.rules));
  }
}

/** Whether a run belongs to this player. Only its owner sees and resumes it (P7). A guest's local id is ''. */
const isOf = (owner: RunOwner, localId: string): boolean => (owner.kind === 'player' ? owner.localId : '') === localId;

const reportOf = ({ id, summary }: SessionRow, kept: FinishReport['kept']): FinishReport => ({
  sessionId: id,
  outcome: outcomeOf(summary),
  kept,
  xpEarned: sessionXp(summary),
  ...(summary.unverified && { unverified: true as const }),
});

/** The call's value, or undefined if storage refuses. For calls whose value the run does not need. */
async function ignoringStorage<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (problemOf(error) === undefined) throw error;
    return undefined;
  }
}

export const createEngine = (deps: EngineDeps): Engine => new LocalEngine(deps);
