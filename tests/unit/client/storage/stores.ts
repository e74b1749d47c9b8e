import { openPlayerStore } from '../../../../client/storage/dexie-player-store.ts';
import { createMemoryStore } from '../../../../client/storage/memory-player-database.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { FakeDevice } from './fake-device.ts';

/** Both kinds of a player's store: one acceptance suite runs on each. */
export const STORES: readonly (readonly [string, () => TablePlayerStore])[] = [
  ['IndexedDB', () => openPlayerStore(new FakeDevice().ports, 'one')],
  ['memory', () => createMemoryStore()],
];
