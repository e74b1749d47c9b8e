import type { StoragePorts } from './dexie-handle.ts';
import { DexiePlayerDatabase } from './dexie-player-database.ts';
import { HandOverBox } from './hand-over-box.ts';
import type { FinishedSession } from './player-store.ts';
import type { SessionRow } from './records.ts';
import { problemOf } from './storage-failure.ts';
import { TablePlayerStore } from './table-player-store.ts';

/** A player's store in IndexedDB. Its reads can be observed by `liveQuery`. */
export class DexiePlayerStore extends TablePlayerStore {
  readonly #localId: string;
  readonly #box: HandOverBox;

  constructor(ports: StoragePorts, localId: string) {
    super(new DexiePlayerDatabase(ports, localId));
    this.#localId = localId;
    this.#box = new HandOverBox(ports);
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
