import type { Reset } from '../../../shared/contract/state.ts';
import type { StoredSession } from '../../../shared/items/session/stored-session.ts';
import type { Counted } from '../../../shared/progress/counted/counted.ts';
import { foldAfter, unionParts, type Parts } from '../../../shared/progress/parts.ts';
import type { ClaimRow, SessionRow } from '../tables/rows.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import { liveRange } from './staged.ts';

export type CountedRow = SessionRow | ClaimRow;

/** `server`: what the server contains. `local`: what it does not contain yet. */
export type Origin = 'server' | 'local';

const MARK = { server: 1, local: 0 } as const;

export const ORIGINS = Object.keys(MARK) as readonly Origin[];

const rowsOf = (origin: Origin) => ({ index: 'contained', from: MARK[origin], to: MARK[origin] }) as const;

export const sessionsOf = (tx: PlayerReads, origin: Origin): Promise<readonly SessionRow[]> => liveRange(tx, rowsOf(origin));

export const claimsOf = ({ claims }: PlayerReads, origin: Origin): Promise<readonly ClaimRow[]> => claims.range(rowsOf(origin));

export const countLocalGames = ({ sessions }: PlayerReads): Promise<number> => sessions.count(rowsOf('local'));

/** What was rejected, or waits for a decision, counts only if the server contains it after all (S5, S18). */
export const isCounted = (row: CountedRow): boolean => row.contained === 1 || !(row.rejected || ('waiting' in row && row.waiting));

/** What a row counts as, if it does. */
export const countedAs = (row: CountedRow): Counted => ('summary' in row ? { session: sessionOf(row) } : row.counts);

/** A game with what its row has beside the summary. */
export const sessionOf = ({ summary, evidence }: SessionRow): StoredSession =>
  evidence === undefined ? summary : { ...summary, evidence };

/** What counts of these rows, of one origin. */
export const countedOf = (rows: readonly CountedRow[], origin: Origin): readonly Counted[] =>
  rows.filter((row) => row.contained === MARK[origin] && isCounted(row)).map(countedAs);

/** The fold over the rows of one origin, without what a reset took out [S19]. */
export async function foldRows(tx: PlayerReads, origin: Origin, reset: Reset): Promise<Parts> {
  const rows = (await Promise.all([sessionsOf(tx, origin), claimsOf(tx, origin)])).flat();
  return foldOver(rows, reset);
}

/** The same over given rows. */
export const foldOver = (rows: readonly CountedRow[], reset: Reset): Parts => foldAfter(reset, rows.filter(isCounted).map(countedAs));

/** The fold over further rows together with that over the rows before them. */
export const foldFurther = (before: Parts, rows: readonly SessionRow[], reset: Reset): Parts => unionParts(before, foldOver(rows, reset));
