import type { StorageEnv } from './dexie-handle.ts';
import { DexieTables } from './dexie-tables.ts';
import { RecordedPlayerStore } from './recorded-player-store.ts';

/** A player's store in IndexedDB: database `tenfold-player-<localId>`. Its reads can be observed by `liveQuery`. */
export class DexiePlayerStore extends RecordedPlayerStore {
  constructor(env: StorageEnv, localId: string) {
    super(new DexieTables(env, localId));
  }
}
