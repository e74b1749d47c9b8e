import type { FinishedSession } from '../storage/player-store.ts';
import { problemOf } from '../storage/storage-failure.ts';
import { databaseMessage } from './database-message.ts';
import type { FinishReport, RunOwner } from './engine.ts';
import { reportOf } from './finish.ts';
import { ignoringStorage } from './ignoring-storage.ts';
import type { RunStore } from './open-run.ts';

export interface HeldDeps {
  /** A player's store; the same object for each call. */
  player(localId: string): RunStore;
  /** Makes room on a full device; true if there is some now. */
  makeRoom(): Promise<boolean>;
}

interface Held {
  readonly finished: FinishedSession;
  readonly owner: RunOwner;
  /** The player it was written for. It is never written for another. */
  savedFor?: string;
  /** The write that runs now. Meanwhile the run is written for no other player. */
  saving?: Promise<FinishReport> | undefined;
}

/** Several people may have finished the same sheet of paper (`shared/sheet-id.ts`). */
const keyOf = (sessionId: string, owner: RunOwner): string => `${sessionId} ${owner.kind === 'player' ? owner.localId : ''}`;

/** The finished runs that are in memory, each with its owner: a guest's, one that storage refused, and one that is being written. */
export class HeldRuns {
  readonly #deps: HeldDeps;
  readonly #held = new Map<string, Held>();

  constructor(deps: HeldDeps) {
    this.#deps = deps;
  }

  hold(finished: FinishedSession, owner: RunOwner): void {
    this.#held.set(keyOf(finished.row.id, owner), { finished, owner });
  }

  save(sessionId: string, localId: string): Promise<FinishReport> {
    return this.#save(this.#heldFor(sessionId, localId), localId);
  }

  /**
   * Writes a run for a player: their own that storage refused, or a guest's. With two taps or two dialogs, the first one decides which player
   * gets a guest's.
   */
  async keep(sessionId: string, localId: string): Promise<FinishReport> {
    const held = this.#heldFor(sessionId, localId);
    while (held.saving) await held.saving.catch(() => undefined);
    if (held.savedFor !== undefined && held.savedFor !== localId) return reportOf(held.finished.row, 'saved');
    return this.#save(held, localId);
  }

  /** Writes a run again that storage refused, of a game that one player has played. The start of another game may have written it already. */
  async saveAgain(sessionId: string, report: FinishReport): Promise<FinishReport> {
    const held = [...this.#held.values()].find(({ finished }) => finished.row.id === sessionId);
    if (report.problem === undefined || held?.owner.kind !== 'player') return report;
    await held.saving?.catch(() => undefined);
    if (held.savedFor !== undefined) return reportOf(held.finished.row, 'saved');
    return this.#save(held, held.owner.localId);
  }

  /** Saves this player's runs that storage refused earlier, without being asked; not one that is still `open`. */
  async saveAll(localId: string, open: (sessionId: string) => boolean): Promise<void> {
    for (const held of this.#held.values()) {
      const { owner, savedFor, finished } = held;
      if (owner.kind !== 'player' || owner.localId !== localId || savedFor !== undefined) continue;
      if (open(finished.row.id)) continue;
      if ((await this.#save(held, localId)).kept !== 'saved') return;
    }
  }

  /**
   * Drops guests' runs and those that are saved; runs that storage refused, and those still `open`, stay.
   * @param dropped is called with each; with its report if it is a player's, since the window may still ask whether that is saved.
   */
  forget(open: (sessionId: string) => boolean, dropped: (sessionId: string, report: FinishReport | undefined) => void): void {
    for (const [key, { owner, savedFor, finished }] of this.#held) {
      const { id } = finished.row;
      if (open(id) || (owner.kind === 'player' && savedFor === undefined)) continue;
      this.#held.delete(key);
      dropped(id, owner.kind === 'player' ? reportOf(finished.row, 'saved') : undefined);
    }
  }

  /** This player's own, or else a guest's. */
  #heldFor(sessionId: string, localId: string): Held {
    const own = this.#held.get(keyOf(sessionId, { kind: 'player', localId }));
    const held = own ?? this.#held.get(keyOf(sessionId, { kind: 'guest' }));
    if (!held) throw new Error(`no finished run in memory: ${sessionId}`);
    return held;
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
}
