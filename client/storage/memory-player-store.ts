import { MemoryTables } from './memory-tables.ts';
import { RecordedPlayerStore } from './recorded-player-store.ts';

/** A player's store that lives as long as the page: a guest's run, or everything when storage is blocked. */
export class MemoryPlayerStore extends RecordedPlayerStore {
  constructor() {
    super(new MemoryTables());
  }
}
