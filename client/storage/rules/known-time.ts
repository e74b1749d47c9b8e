import type { PlayerReads } from '../tables/player-tables.ts';
import { readMetas } from './values.ts';

/** What a player's database knows of the server's clock (protocol, "Time"). */
export interface KnownTime {
  readonly clockOffsetMs?: number | undefined;
  readonly lastServerMs?: number | undefined;
}

export async function readKnownTime(tx: PlayerReads): Promise<KnownTime> {
  const [clockOffsetMs, lastServerMs] = await readMetas(tx, ['clockOffsetMs', 'lastServerMs']);
  return { clockOffsetMs, lastServerMs };
}
