import type { Canonical } from '../../../shared/canonical.ts';
import { readCode, type Round } from '../../../shared/classroom/round.ts';
import type { RunFigures } from '../../../shared/classroom/receipt.ts';

/** A run of a class round that is over, as its receipt tells it. */
export interface RoundRun {
  /** With the clock of the run. */
  readonly round: Round;
  /** Packed (shared/games/kit/log.ts). */
  readonly log: string;
  readonly figures: RunFigures;
}

/** The round of a code as it was played; undefined for a code that this build cannot read. */
export function playedRound(code: string, clock: Canonical): Round | undefined {
  const round = readCode(code);
  return round.ok ? { ...round.value, config: { ...round.value.config, clock } } : undefined;
}
