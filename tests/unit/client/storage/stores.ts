import { DexiePlayerStore } from '../../../../client/storage/dexie-player-store.ts';
import { MemoryPlayerStore } from '../../../../client/storage/memory-player-store.ts';
import type { TablePlayerStore } from '../../../../client/storage/table-player-store.ts';
import { FakeDevice } from './fake-device.ts';

/** Both kinds of a player's store: one acceptance suite runs on each. */
export const STORES: readonly (readonly [string, () => TablePlayerStore])[] = [
  ['IndexedDB', () => new DexiePlayerStore(new FakeDevice().ports, 'one')],
  ['memory', () => new MemoryPlayerStore()],
];
