import type { Result } from '../result.ts';
import type { Outcome } from './game.ts';

/** A recorded run. Replaying it gives the same outcome in any browser and on the server. */
export interface RunRecord {
  readonly game: string;
  readonly rules: number;
  readonly seed: string;
  readonly config: unknown;
  readonly log: string;
}

/** Why a record cannot be replayed. `unknown_rules`: this build has no such rules; a newer one may. */
export type ReplayError = 'unknown_rules' | 'config' | 'log' | 'unfinished';

export type ReplayResult = Result<Outcome, ReplayError>;
