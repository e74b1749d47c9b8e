import type { Profile, Reset } from '../../../shared/contract/state.ts';
import { countsAfter } from '../../../shared/progress/counted/reset.ts';
import type { Figures } from '../../../shared/progress/figures.ts';
import type { SessionRow } from '../tables/rows.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import { readFigures } from './counting.ts';
import { readProfile } from './first-version.ts';
import { readKnownTime, type KnownTime } from './known-time.ts';

/** What screens show of a player's progress, read at one moment: parts of different moments would count games twice or not at all. */
export interface ShownProgress {
  /** What the server last said of the player; undefined if it never spoke. */
  readonly profile: Profile | undefined;
  readonly figures: Figures;
  readonly latest: readonly ShownSession[];
  /** The reset after which the figures count; NO_RESET if there was none. */
  readonly reset: Reset;
  /** What tells which day is today. */
  readonly clock: KnownTime;
}

export interface ShownSession extends SessionRow {
  /** It ended before the last reset: it is shown, and counts no more (decision D7). */
  readonly beforeReset: boolean;
}

/** Newest first, by the effective end. */
export const latestSessions = ({ sessions }: PlayerReads, limit: number): Promise<readonly SessionRow[]> =>
  sessions.range({ index: 'summary.endMs', reverse: true, limit });

/** The figures and the latest sessions [S13]. */
export async function readProgress(tx: PlayerReads, limit: number): Promise<ShownProgress> {
  const [profile, { figures, reset }, latest, clock] = await Promise.all([
    readProfile(tx),
    readFigures(tx),
    latestSessions(tx, limit),
    readKnownTime(tx),
  ]);
  const shown = latest.map((row) => ({ ...row, beforeReset: !countsAfter(reset, { session: row.summary }) }));
  return { profile, figures, latest: shown, reset, clock };
}
