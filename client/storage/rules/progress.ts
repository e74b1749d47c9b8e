import type { Reset } from '../../../shared/contract/state.ts';
import { countsAfter } from '../../../shared/progress/counted/reset.ts';
import type { SomeFigures } from '../../../shared/progress/figures.ts';
import type { FoldName } from '../../../shared/progress/folds/registry.ts';
import type { SessionRow, StoredProfile } from '../tables/rows.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import { liveRange } from './staged.ts';
import { readFigures, readSomeFigures } from './read-figures.ts';
import { readKnownTime, type KnownTime } from './known-time.ts';
import { readShownProfile } from './profile-changes.ts';
import { readMeta } from './values.ts';

/** What screens show of a player's progress, read at one moment: parts of different moments would count games twice or not at all. */
export interface ShownProgress<Name extends FoldName = FoldName> {
  /** What the server last said of the player, and what waits to be changed in its place; undefined if it never spoke. */
  readonly profile: StoredProfile | undefined;
  readonly figures: SomeFigures<Name>;
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
export const latestSessions = (tx: PlayerReads, limit: number): Promise<readonly SessionRow[]> =>
  liveRange(tx, { index: 'summary.endMs', reverse: true, limit });

/** Once there is a cursor, nothing else is asked. */
export const awaitsFirstPull = async (tx: PlayerReads): Promise<boolean> =>
  (await readMeta(tx, 'cursor')) === undefined && (await latestSessions(tx, 1)).length === 0;

export const shownSession = (row: SessionRow, reset: Reset): ShownSession => ({
  ...row,
  beforeReset: !countsAfter(reset, { session: row.summary }),
});

/** The figures and the latest sessions [S13]. */
export const readProgress = (tx: PlayerReads, limit: number): Promise<ShownProgress> => progressWith(tx, limit, readFigures(tx));

/** The same with those figures alone that are asked for. */
export const readSomeProgress = <Name extends FoldName>(
  tx: PlayerReads,
  limit: number,
  names: readonly Name[],
): Promise<ShownProgress<Name>> => progressWith(tx, limit, readSomeFigures(tx, names));

async function progressWith<Name extends FoldName>(
  tx: PlayerReads,
  limit: number,
  reading: Promise<Pick<ShownProgress<Name>, 'figures' | 'reset'>>,
): Promise<ShownProgress<Name>> {
  const [profile, { figures, reset }, latest, clock] = await Promise.all([
    readShownProfile(tx),
    reading,
    latestSessions(tx, limit),
    readKnownTime(tx),
  ]);
  return { profile, figures, latest: latest.map((row) => shownSession(row, reset)), reset, clock };
}
