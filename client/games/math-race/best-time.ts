import { bestTimeOf } from '../../../shared/games/math-race/v1/rules.ts';
import type { MathRaceConfig } from '../../../shared/games/math-race/v1/config.ts';
import type { GameRecords } from '../../../shared/progress/counted/game-records.ts';

/** The kept times of all races with this set-up; undefined for a set-up whose times are not kept. */
function tallyOf(records: GameRecords | undefined, config: MathRaceConfig) {
  const name = bestTimeOf(config);
  return name === null ? undefined : records?.[name];
}

/** The best time with this set-up so far, in ms; undefined before the first race with it. */
export const bestMs = (records: GameRecords | undefined, config: MathRaceConfig): number | undefined => tallyOf(records, config)?.least;

/** How a finished race compares with all races with its set-up. */
export type Placing =
  | { readonly kind: 'first' }
  | { readonly kind: 'best' }
  | { readonly kind: 'behind'; readonly byMs: number; readonly bestMs: number };

/** The placing of a race in records that already contain it; undefined while they don't. A time equal to the best counts as the best. */
export function placingOf(records: GameRecords | undefined, config: MathRaceConfig, ms: number): Placing | undefined {
  const tally = tallyOf(records, config);
  if (!tally || tally.least > ms) return undefined;
  if (tally.count === 1) return { kind: 'first' };
  return tally.least === ms ? { kind: 'best' } : { kind: 'behind', byMs: ms - tally.least, bestMs: tally.least };
}
