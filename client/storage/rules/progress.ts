import type { Accumulator, PlayerDocument } from '../../../shared/contract/state.ts';
import type { SessionRow } from '../tables/rows.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import { readLocal } from './fold.ts';
import { readKnownTime, type KnownTime } from './known-time.ts';
import { readState } from './values.ts';

/** What screens show of a player's progress, read at one moment: a document and a fold of different moments would count games twice or not at all. */
export interface ShownProgress {
  readonly document: PlayerDocument | undefined;
  /** The fold over the games that the document does not contain yet. */
  readonly local: Accumulator | undefined;
  readonly latest: readonly SessionRow[];
  /** What tells which day is today. */
  readonly clock: KnownTime;
}

/** Newest first, by the effective end. */
export const latestSessions = ({ sessions }: PlayerReads, limit: number): Promise<readonly SessionRow[]> =>
  sessions.range({ index: 'summary.endMs', reverse: true, limit });

/** The figures and the latest sessions [S13]. */
export async function readProgress(tx: PlayerReads, limit: number): Promise<ShownProgress> {
  const [document, local, latest, clock] = await Promise.all([
    readState(tx, 'document'),
    readLocal(tx),
    latestSessions(tx, limit),
    readKnownTime(tx),
  ]);
  return { document, local, latest, clock };
}
