import type { StorageEnv } from './dexie-handle.ts';
import { DexieTables } from './dexie-tables.ts';
import { HandOverBox } from './hand-over-box.ts';
import type { FinishedSession } from './player-store.ts';
import { RecordedPlayerStore } from './recorded-player-store.ts';
import type { SessionRow } from './records.ts';
import { problemOf } from './storage-failure.ts';

/** A player's store in IndexedDB: database `tenfold-player-<localId>`. Its reads can be observed by `liveQuery`. */
export class DexiePlayerStore extends RecordedPlayerStore {
  readonly #localId: string;
  readonly #box: HandOverBox;

  constructor(env: StorageEnv, localId: string) {
    super(new DexieTables(env, localId));
    this.#localId = localId;
    this.#box = new HandOverBox(env);
  }

  /** A newer app has the database: the game is left for it in the box [S15]. */
  override async finish(session: FinishedSession): Promise<SessionRow> {
    try {
      return await super.finish(session);
    } catch (error) {
      if (problemOf(error) !== 'storage_newer') throw error;
      await this.#box.put(this.#localId, session);
      return session.row;
    }
  }

  override close(): void {
    super.close();
    this.#box.close();
  }
}
