import type { Table } from 'dexie';
import { DexieHandle, type Schema, type StoragePorts } from '../../../storage/dexie-handle.ts';
import type { PostDraft } from '../../../../shared/contract/posts.ts';

/** The stored post that an edit changes, and the revision from which it started. */
export interface PostBase {
  readonly id: number;
  readonly revision: number;
}

/** A save whose answer did not come: the server may have done it. */
export interface UnansweredSave {
  readonly key: string;
  readonly draft: PostDraft;
  /** Absent for a new post. */
  readonly base?: PostBase;
}

/** What was typed and is not saved. Each edit has a row of its own, so that no tab writes over another's. */
export interface DraftRow {
  /** Of the edit. */
  readonly id: string;
  /** The player on this device who typed it. */
  readonly localId: string;
  readonly base?: PostBase;
  readonly draft: PostDraft;
  readonly typedMs: number;
  readonly unanswered?: UnansweredSave;
}

interface DraftTables {
  readonly posts: Table<DraftRow, string>;
}

/** A database of its own, so that no page of a player's knows of it. Versions only add tables and indexes. */
const DRAFT_SCHEMA: Schema<DraftTables> = [{ posts: 'id, localId' }];

/** Database `tenfold-drafts`: posts that somebody types on this device. */
export class DraftStore {
  readonly #handle: DexieHandle<DraftTables>;

  constructor(ports: StoragePorts) {
    this.#handle = new DexieHandle(ports, 'tenfold-drafts', DRAFT_SCHEMA);
  }

  /** The drafts of a player, those typed last first. */
  async of(localId: string): Promise<readonly DraftRow[]> {
    const rows = await this.#handle.run(({ posts }) => posts.where('localId').equals(localId).toArray());
    return rows.sort((a, b) => b.typedMs - a.typedMs);
  }

  /** Strictly durable: when it resolves, the draft survives a crash. */
  async put(row: DraftRow): Promise<void> {
    await this.#handle.runStrict(({ posts }) => posts.put(row));
  }

  drop(id: string): Promise<void> {
    return this.#handle.runStrict(({ posts }) => posts.delete(id));
  }

  close(): void {
    this.#handle.close();
  }
}
