import type { AnyGame, LogEntry } from '../../shared/games/kit/game.ts';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import type { Host } from '../storage/host.ts';
import type { KnownTime } from '../storage/known-time.ts';
import { MemoryPlayerStore } from '../storage/memory-player-store.ts';
import type { FinishedSession, OpenJournal } from '../storage/player-store.ts';
import type { JournalHeader, SessionRow } from '../storage/records.ts';
import { problemOf } from '../storage/storage-failure.ts';
import { databaseMessage } from './database-message.ts';
import type { Engine, FinishReport, RunOwner, ResumableRun } from './engine.ts';
import { becomesSession, finishedSession, outcomeOf, startActivity } from './finish.ts';
import { OpenRun, type RunStore } from './open-run.ts';
import { resumableRun } from './resumable.ts';

export interface EngineDeps {
  readonly host: Host;
  /** A player's store; the same one each time. */
  player(localId: string): RunStore;
  rulesFor(game: string, version: number): AnyGame | undefined;
  /** Makes room on a full device; true if there is some now. */
  makeRoom(): Promise<boolean>;
}

/** A finished run that is in memory: a guest's, or one that storage refused. */
interface Held {
  readonly finished: FinishedSession;
  readonly owner: RunOwner;
  /** The player it was written for; it is never written for another. */
  savedFor?: string;
  /** Under way: meanwhile it is written for nobody else. */
  saving?: Promise<FinishReport> | undefined;
}

/** The engine without its wire: the worker exposes it through Comlink, the window may run it in place. */
export class LocalEngine implements Engine {
  readonly #deps: EngineDeps;
  readonly #runs = new Map<string, Promise<OpenRun>>();
  readonly #reports = new Map<string, Promise<FinishReport>>();
  readonly #held = new Map<string, Held>();
  #guest: RunStore = new MemoryPlayerStore();

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
    // A finish that failed for a reason nobody expected may be tried again.
    report.catch(() => this.#reports.delete(sessionId));
    return report;
  }

  async discard(sessionId: string): Promise<void> {
    const run = await this.#run(sessionId);
    this.#runs.delete(sessionId);
    await run.end();
    await ignoringStorage(() => run.store.discardJournal(sessionId));
    if (run.owner.kind !== 'player') return;
    const start = await startActivity(this.#deps.host, run.header);
    await ignoringStorage(() => run.store.enqueue([start]));
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
    run.known = await knownTime(run);
    return resumable;
  }

  async keep(sessionId: string, localId: string): Promise<FinishReport> {
    const held = this.#held.get(sessionId);
    if (!held) throw new Error(`no finished run in memory: ${sessionId}`);
    // Two taps, or two dialogs: the first one decides whose game it is.
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
    run.known = await knownTime(run);
    return run;
  }

  async #run(sessionId: string): Promise<OpenRun> {
    const run = this.#runs.get(sessionId);
    if (!run) throw new Error(`no such run: ${sessionId}`);
    return run;
  }

  async #finish(sessionId: string): Promise<FinishReport> {
    const run = await this.#run(sessionId);
    if (!run.fold.runOut()) throw new Error(`the run is not over: ${sessionId}`);
    if (!becomesSession(run.fold)) return this.#drop(run);
    // At once, not one after the other: storage that hangs costs each of them its whole deadline.
    const [known, writingStopped] = [knownTime(run), run.stopWriting()];
    const finished = await finishedSession(this.#deps.host, run.fold, await known);
    const held: Held = { finished, owner: run.owner };
    this.#held.set(sessionId, held);
    await writingStopped;
    const report = run.owner.kind === 'guest' ? await this.#holdForGuest(run, finished) : await this.#save(held, run.owner.localId);
    await run.end();
    this.#runs.delete(sessionId);
    return report;
  }

  /** Leaves nothing of a run: neither journal nor session, nor that it was begun. */
  async #drop(run: OpenRun): Promise<FinishReport> {
    const { sessionId } = run.header;
    await run.end();
    this.#runs.delete(sessionId);
    await ignoringStorage(() => run.store.discardJournal(sessionId));
    return { sessionId, outcome: run.fold.game.outcome(run.fold.state), kept: 'nothing', xpEarned: 0 };
  }

  /** What storage did not take is written again; somebody else (the start of another game) may have done so already. */
  async #finishAgain(sessionId: string, known: Promise<FinishReport>): Promise<FinishReport> {
    const report = await known;
    const held = this.#held.get(sessionId);
    if (report.problem === undefined || held?.owner.kind !== 'player') return report;
    await held.saving?.catch(() => undefined);
    if (held.savedFor !== undefined) return reportOf(held.finished.row, 'saved');
    return this.#save(held, held.owner.localId);
  }

  /** The guest's run takes the same way through the memory store. */
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

  /** Writes a finished run; on a full device again after room was made. It stays in memory until it is durable. */
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
        // What goes first (public content) may not be enough: each call gives up the next, until there is nothing left to give.
        const freed = problemOf(error) === 'storage_full' && (await ignoringStorage(() => this.#deps.makeRoom()));
        if (!freed) throw error;
      }
    }
  }

  /** Runs of this player that storage refused earlier: once it works again, nobody has to ask for them. */
  async #saveHeld(localId: string): Promise<void> {
    for (const [sessionId, held] of this.#held) {
      const { owner, savedFor } = held;
      if (owner.kind !== 'player' || owner.localId !== localId || savedFor !== undefined) continue;
      if (this.#runs.has(sessionId)) continue;
      if ((await this.#save(held, localId)).kept !== 'saved') return;
    }
  }

  /** A guest's run is kept until the next game starts; a saved one is in its database. What storage refused stays. */
  #forgetGuest(): void {
    this.#guest = new MemoryPlayerStore();
    for (const [sessionId, { owner, savedFor, finished }] of this.#held) {
      if (this.#runs.has(sessionId) || (owner.kind === 'player' && savedFor === undefined)) continue;
      this.#held.delete(sessionId);
      // The window of a player's run may still ask whether it is saved.
      if (owner.kind === 'player') this.#reports.set(sessionId, Promise.resolve(reportOf(finished.row, 'saved')));
      else this.#reports.delete(sessionId);
    }
  }

  /** Whether nobody plays this run now, here or (where Web Locks exist) in another tab. */
  async #isIdle(sessionId: string): Promise<boolean> {
    if (this.#runs.has(sessionId)) return false;
    return (await this.#deps.host.withLock(OpenRun.lockName(sessionId), async () => true)) === true;
  }

  #resumable(journal: OpenJournal): ResumableRun {
    return resumableRun(journal, this.#deps.rulesFor(journal.header.game, journal.header.rules));
  }
}

/** Only its owner resumes a run; nobody else is shown it (P7). A guest has no local id. */
const isOf = (owner: RunOwner, localId: string): boolean => (owner.kind === 'player' ? owner.localId : '') === localId;

/** Storage that is blocked is not waited for twice at the end of a game. */
async function knownTime(run: OpenRun): Promise<KnownTime> {
  if (run.storageFails) return run.known;
  const [clockOffsetMs, lastServerMs] = await Promise.all([
    ignoringStorage(() => run.store.meta('clockOffsetMs')),
    ignoringStorage(() => run.store.meta('lastServerMs')),
  ]);
  return { clockOffsetMs, lastServerMs };
}

const reportOf = ({ id, summary }: SessionRow, kept: FinishReport['kept']): FinishReport => ({
  sessionId: id,
  outcome: outcomeOf(summary),
  kept,
  xpEarned: sessionXp(summary),
  ...(summary.unverified && { unverified: true as const }),
});

/** The call's value, or undefined when storage refuses: for what the run can do without. */
async function ignoringStorage<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (problemOf(error) === undefined) throw error;
    return undefined;
  }
}

export const createEngine = (deps: EngineDeps): Engine => new LocalEngine(deps);
