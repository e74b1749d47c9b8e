import type { PlayerReads } from '../tables/player-tables.ts';
import { countQueued, type SyncCounts } from './outbox.ts';
import { readMetas } from './values.ts';

/** What a screen says about sync is made of this, and of what is under way. */
interface SyncSituation {
  readonly counts: SyncCounts;
  readonly lastSyncMs: number | undefined;
  /** What the server said at the last contact. */
  readonly unknownAccount: boolean;
  readonly accountDeleted: boolean;
}

/** All of it from one snapshot: it is read at the beginning and at the end of each pass. */
export async function readSituation(tx: PlayerReads): Promise<SyncSituation> {
  const [counts, [lastSyncMs, unknownAccount = false, accountDeleted = false]] = await Promise.all([
    countQueued(tx),
    readMetas(tx, ['lastSyncMs', 'unknownAccount', 'accountDeleted']),
  ]);
  return { counts, lastSyncMs, unknownAccount, accountDeleted };
}
