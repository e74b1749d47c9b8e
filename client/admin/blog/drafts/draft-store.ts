import type { Table } from 'dexie';
import { DexieHandle, type Schema, type StoragePorts } from '../../../storage/dexie-handle.ts';
import { unsavedPostsDatabase } from '../../../storage/player-database.ts';
import type { PostDraft } from '../../../../shared/contract/posts.ts';

/** The stored post that an edit changes, and the revision from which it started. */
export interface PostBase {
  readonly id: number;
  readonly revision: number;
}

/** A save whose answer did not come: the server may have done it. */
export interface UnansweredSave {
  readonly key: string;
  readonly form: PostDraft;
  /** Absent for a new post. */
  readonly base?: PostBase;
}

/** What was typed and is not saved. Each edit has a row of its own, so that no tab writes over another's. */
export interface FormDraft {
  /** Of the edit. */
  readonly id: string;
  readonly base?: PostBase;
  readonly form: PostDraft;
  readonly typedMs: number;
  readonly unanswered?: UnansweredSave;
}

interface DraftTables {
  readonly posts: Table<FormDraft, string>;
}

/** A database of its own, so that no page of a player knows of it. Versions only add tables and indexes. */
const DRAFT_SCHEMA: Schema<DraftTables> = [{ posts: 'id' }];

/** Database `tenfold-unsaved-posts-<localId>`: the posts that one admin types on this device. */
export class DraftStore {
  readonly #handle: DexieHandle<DraftTables>;

  constructor(ports: StoragePorts, localId: string) {
    this.#handle = new DexieHandle(ports, unsavedPostsDatabase(localId), DRAFT_SCHEMA);
  }

  /** The forms, those typed last first. */
  async all(): Promise<readonly FormDraft[]> {
    const rows = await this.#handle.run(({ posts }) => posts.toArray());
    return rows.sort((a, b) => b.typedMs - a.typedMs);
  }

  /** Strictly durable: when it resolves, the form survives a crash. */
  async put(row: FormDraft): Promise<void> {
    await this.#handle.runStrict(({ posts }) => posts.put(row));
  }

  drop(id: string): Promise<void> {
    return this.#handle.runStrict(({ posts }) => posts.delete(id));
  }

  close(): void {
    this.#handle.close();
  }
}
