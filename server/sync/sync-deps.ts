import type { BadgeCatalogue } from '../../shared/badges/badge.ts';
import type { StoredChallenges } from '../content/stored-challenges.ts';
import type { Store } from '../database/store.ts';
import type { Metrics } from '../http/metrics.ts';
import type { AccountDirectory } from '../http/principal.ts';
import type { Checker } from '../items/checker.ts';
import type { FairTurns } from '../items/fair-turns.ts';
import type { CheckItem } from '../items/item-kind.ts';
import type { PlayerLimits } from './player-limits.ts';
import type { TicketTokens } from './ticket-token.ts';

/** What sync works with. */
export interface SyncDeps {
  readonly database: Store;
  readonly accounts: AccountDirectory;
  readonly tokens: TicketTokens;
  readonly limits: PlayerLimits;
  readonly metrics: Metrics;
  /** Names this database's history. */
  readonly epoch: string;
  readonly clock: () => number;
  /** In ms, from any beginning: what work took is the difference. */
  readonly stopwatch: () => number;
  readonly random: (bytes: number) => Uint8Array;
  /** The badges that can be redeemed. */
  readonly badges: BadgeCatalogue;
  readonly challenges: StoredChallenges;
  readonly checkItem: CheckItem;
  /** Checks costly logs apart from the requests. */
  readonly checker: Checker;
  readonly turns: FairTurns;
  /** Told of what failed by a bug of ours, and holds up nothing else: the check of an item, or the recount of a player. */
  readonly onFault: (error: unknown) => void;
  /** Told after the commit that something new of a player is stored or decided, and which device brought it. */
  readonly changed: (player: string, exceptDevice?: string) => void;
}
