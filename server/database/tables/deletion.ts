/** What stays of a deleted account: that its id is gone for good, and since when (ms). Nothing personal. */
interface TombstonesTable {
  player: string;
  deleted_ms: number;
}

export interface DeletionTables {
  tombstones: TombstonesTable;
}
