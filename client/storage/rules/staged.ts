import type { SessionRow } from '../tables/rows.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import { readState } from './values.ts';

type Sessions = Pick<PlayerReads, 'sessions' | 'state'>;
type Asked = Exclude<Parameters<PlayerReads['sessions']['range']>[0], undefined>;

/** The row stores it as `ahead`. */
export const isStaged = ({ ahead }: SessionRow): boolean => ahead === 1;

/** Whether staged rows count: their listing is in force. */
export const isInForce = async (tx: Pick<PlayerReads, 'state'>): Promise<boolean> => (await readState(tx, 'listing'))?.inForce === true;

/** The rows of a range without those staged for a listing that is not in force. Where none is staged, as nearly always, this is one request. */
export async function liveRange(tx: Sessions, asked: Asked): Promise<readonly SessionRow[]> {
  const rows = await tx.sessions.range(asked);
  if (!rows.some(isStaged) || (await isInForce(tx))) return rows;
  const { where = () => true } = asked;
  return tx.sessions.range({ ...asked, where: (row) => !isStaged(row) && where(row) });
}

/** The same for rows by their ids: undefined where there is none. */
export async function liveMany(tx: Sessions, ids: readonly string[]): Promise<readonly (SessionRow | undefined)[]> {
  return liveOf(tx, await tx.sessions.getMany(ids));
}

export const liveOne = async (tx: Sessions, id: string): Promise<SessionRow | undefined> =>
  (await liveOf(tx, [await tx.sessions.get(id)]))[0];

async function liveOf(tx: Sessions, rows: readonly (SessionRow | undefined)[]): Promise<readonly (SessionRow | undefined)[]> {
  if (!rows.some((row) => row && isStaged(row)) || (await isInForce(tx))) return rows;
  return rows.map((row) => (row && isStaged(row) ? undefined : row));
}

/** A row as it is stored once it counts. */
export function asLive({ ahead: _before, ...row }: SessionRow): SessionRow {
  return row;
}
