import { timeBy, type Clock } from '../../../shared/games/kit/clock.ts';
import { revealMs } from '../../../shared/games/number-sequence/v1/times.ts';

/** How long the numbers are shown by a clock, in whole seconds; null if until the player goes on. */
export function revealSeconds(digits: number, clock: Clock): number | null {
  const ms = timeBy(clock, revealMs(digits));
  return ms === null ? null : ms / 1000;
}
