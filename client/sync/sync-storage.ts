import type { StoragePorts } from '../storage/dexie-handle.ts';
import { openPlayerStore } from '../storage/dexie-player-store.ts';
import type { TenfoldStorage } from '../storage/open-storage.ts';
import type { PlayerStore } from '../storage/player-store.ts';
import type { PlayerRow } from '../storage/records.ts';

/** What sync needs of this device's storage. */
export interface SyncStorage {
  /** This install's id; made with the first call on this device. */
  installId(): Promise<string>;
  players(): Promise<readonly PlayerRow[]>;
  /** The store of one player that the whole runtime shares. */
  player(localId: string): PlayerStore;
  /** A store beside the shared one: closing it closes no connection that a screen reads from. It opens again with its next use. */
  ownStore(localId: string): PlayerStore;
}

export function syncStorage(storage: TenfoldStorage, env: StoragePorts): SyncStorage {
  const own = new Map<string, PlayerStore>();
  return {
    installId: () => storage.device.installId(() => env.host.newId()),
    players: () => storage.device.players(),
    player: (localId) => storage.player(localId),
    ownStore: (localId) => {
      const store = own.get(localId) ?? openPlayerStore(env, localId);
      own.set(localId, store);
      return store;
    },
  };
}
