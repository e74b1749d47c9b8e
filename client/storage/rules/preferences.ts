import type { PlayerReads } from '../tables/player-tables.ts';
import { readKnownTime, type KnownTime } from './known-time.ts';
import { readSomeFigures } from './read-figures.ts';

/** What a player prefers (decision D32), read at one moment. */
export interface ShownPreferences {
  /** By name: what was chosen, and the effective time of the choice (ms). */
  readonly chosen: ReadonlyMap<string, { readonly value: string; readonly atMs: number }>;
  /** What tells the time of a choice made now. */
  readonly clock: KnownTime;
}

/** The choices that stand, of all devices [S36]. */
export async function readPreferences(tx: PlayerReads): Promise<ShownPreferences> {
  const [{ figures }, clock] = await Promise.all([readSomeFigures(tx, ['preferences']), readKnownTime(tx)]);
  return { chosen: new Map(Object.entries(figures.preferences).map(([name, [atMs, , value]]) => [name, { value, atMs }])), clock };
}
