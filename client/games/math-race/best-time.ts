import { bestTimeOf } from '../../../shared/games/math-race/v1/rules.ts';
import type { MathRaceConfig } from '../../../shared/games/math-race/v1/config.ts';
import type { GameRecords } from '../../../shared/progress/counted/game-records.ts';

/** Of all races on this set-up, as far as its times are kept. */
function tallyOf(records: GameRecords | undefined, config: MathRaceConfig) {
  const name = bestTimeOf(config);
  return name === null ? undefined : records?.[name];
}

/** The best time on this set-up so far, in ms; undefined before the first race on it. */
export const bestMs = (records: GameRecords | undefined, config: MathRaceConfig): number | undefined => tallyOf(records, config)?.least;

/** How a finished race compares with all races on its set-up. */
export type Placing =
  | { readonly kind: 'first' }
  | { readonly kind: 'best' }
  | { readonly kind: 'behind'; readonly byMs: number; readonly bestMs: number };

/** Read from the records that already hold this race; undefined while they don't. A time equal to the best is one. */
export function placingOf(records: GameRecords | undefined, config: MathRaceConfig, ms: number): Placing | undefined {
  const tally = tallyOf(records, config);
  if (!tally || tally.least > ms) return undefined;
  if (tally.count === 1) return { kind: 'first' };
  return tally.least === ms ? { kind: 'best' } : { kind: 'behind', byMs: ms - tally.least, bestMs: tally.least };
}
