import { MemoryPlayerDatabase } from './memory-player-database.ts';
import { TablePlayerStore } from './table-player-store.ts';

/** A player's store that lives as long as the page: a guest's run, or everything when storage is blocked. */
export class MemoryPlayerStore extends TablePlayerStore {
  constructor() {
    super(new MemoryPlayerDatabase());
  }
}
