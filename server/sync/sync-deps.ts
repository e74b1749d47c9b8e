import type { Store } from '../database/store.ts';
import type { AccountDirectory } from '../http/principal.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Intake } from './accept.ts';
import type { PlayerLimits } from './player-limits.ts';
import type { TicketTokens } from './ticket-token.ts';

/** What the sync routes share. */
export interface SyncDeps {
  readonly database: Store;
  readonly accounts: AccountDirectory;
  readonly tokens: TicketTokens;
  readonly intake: Intake;
  readonly limits: PlayerLimits;
  readonly metrics: Metrics;
  /** Names this database's history. */
  readonly epoch: string;
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
}
