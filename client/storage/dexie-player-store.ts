import type { StoragePorts } from './dexie-handle.ts';
import { DexiePlayerDatabase } from './dexie-player-database.ts';
import { HandOverBox } from './hand-over-box.ts';
import { createPlayerStore, type FinishedSession, type TablePlayerStore } from './player-store.ts';
import type { SessionRow } from './records.ts';
import { problemOf } from './storage-failure.ts';

/**
 * A player's store in IndexedDB. It opens with its first use; what the device refuses is said by the call that needed it. Its reads can be
 * observed by `liveQuery`.
 */
export function openPlayerStore(ports: StoragePorts, localId: string): TablePlayerStore {
  const store = createPlayerStore(new DexiePlayerDatabase(ports, localId));
  const box = new HandOverBox(ports);
  return {
    ...store,

    /** A newer app has the database: the game is left for it in the box [S15]. */
    async finish(session: FinishedSession): Promise<SessionRow> {
      try {
        return await store.finish(session);
      } catch (error) {
        if (problemOf(error) !== 'storage_newer') throw error;
        await box.put(localId, session);
        return session.row;
      }
    },

    close(): void {
      store.close();
      box.close();
    },
  };
}
