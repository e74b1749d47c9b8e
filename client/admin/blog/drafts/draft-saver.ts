import type { Host } from '../../../storage/host.ts';
import type { FormDraft, DraftStore } from './draft-store.ts';

/** How long after a key the form is stored, at the latest. */
const WAIT_MS = 400;

export type DraftContent = Omit<FormDraft, 'id' | 'typedMs'>;

interface DraftSaverDeps {
  readonly store: Pick<DraftStore, 'all' | 'put' | 'drop'>;
  readonly host: Pick<Host, 'now' | 'newId' | 'after' | 'withLock'>;
  /** Told when a form was stored, with the time at which it was typed, and when it could not be stored. */
  readonly onStored: (typedMs: number) => void;
  readonly onFailure: (error: unknown) => void;
}

const lockOf = (id: string): string => `tenfold-unsaved-post:${id}`;

/**
 * Keeps what is typed in this tab on the device. The row of an edit belongs to the tab that holds its lock; when the tab has gone, with or
 * without a word, the row is offered again.
 */
export class DraftSaver {
  readonly #deps: DraftSaverDeps;
  #id: string;
  #release: (() => void) | undefined;
  #waiting: { readonly content: () => DraftContent; readonly cancel: () => void } | undefined;
  /** Writes go one after the other: a later one must not be overtaken. */
  #writes: Promise<void> = Promise.resolve();

  constructor(deps: DraftSaverDeps) {
    this.#deps = deps;
    this.#id = deps.host.newId();
    void this.#hold();
  }

  /** The forms that no open tab is typing, those typed last first. */
  async left(): Promise<readonly FormDraft[]> {
    const { store, host } = this.#deps;
    const rows = await store.all();
    const isFree = async ({ id }: FormDraft) => id !== this.#id && (await host.withLock(lockOf(id), () => Promise.resolve(true))) === true;
    const free = await Promise.all(rows.map(isFree));
    return rows.filter((_, index) => free[index]);
  }

  /** Stores what is typed, soon. `content` is asked when it is stored, for only the last state counts. */
  keep(content: () => DraftContent): void {
    const cancel = this.#waiting?.cancel ?? this.#deps.host.after(WAIT_MS, () => this.flush());
    this.#waiting = { content, cancel };
  }

  /** Stores now what waits to be stored. */
  flush(): void {
    if (!this.#waiting) return;
    const { content, cancel } = this.#waiting;
    cancel();
    this.#waiting = undefined;
    const { host, store, onStored } = this.#deps;
    const row: FormDraft = { ...content(), id: this.#id, typedMs: host.now() };
    this.#write(async () => {
      await store.put(row);
      if (row.id === this.#id) onStored(row.typedMs);
    });
  }

  /** Ends this edit without a trace, for it is saved or not wanted, and begins another. */
  drop(): void {
    const id = this.#id;
    this.#waiting?.cancel();
    this.#waiting = undefined;
    this.#write(() => this.#deps.store.drop(id));
    void this.#become(this.#deps.host.newId());
  }

  /**
   * Goes on with a form that was left. What this tab has typed so far stays, and is left in its turn.
   * @returns false if another tab was faster; then this tab has begun another edit
   */
  async take({ id }: FormDraft): Promise<boolean> {
    this.flush();
    if (await this.#become(id)) return true;
    await this.leave();
    return false;
  }

  /** Leaves what was typed so far, and begins another edit. */
  leave(): Promise<boolean> {
    this.flush();
    return this.#become(this.#deps.host.newId());
  }

  /** Removes a form that was left. */
  discard({ id }: FormDraft): void {
    this.#write(() => this.#deps.store.drop(id));
  }

  /** Resolves when all that was to be written is written. */
  settled(): Promise<void> {
    return this.#writes;
  }

  /** The editor is closed: what waits is stored, and the form is left. */
  close(): void {
    this.flush();
    this.#release?.();
  }

  #write(work: () => Promise<void>): void {
    this.#writes = this.#writes.then(work).catch(this.#deps.onFailure);
  }

  #become(id: string): Promise<boolean> {
    this.#release?.();
    this.#id = id;
    return this.#hold();
  }

  /** Takes the lock of this edit. False if another tab has it. */
  #hold(): Promise<boolean> {
    const over = new Promise<void>((resolve) => (this.#release = resolve));
    return new Promise((resolve) => {
      const held = async () => {
        resolve(true);
        await over;
        return true;
      };
      this.#deps.host.withLock(lockOf(this.#id), held).then((had) => resolve(had !== undefined), this.#deps.onFailure);
    });
  }
}
