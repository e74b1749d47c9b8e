import type { Store } from '../../database/store.ts';
import type { Principal } from '../../http/principal.ts';
import { isUuid } from '../../http/uuid.ts';
import type { AuthDeps } from '../deps.ts';
import { isOver } from './sessions.ts';
import { stillSignedIn } from './still-signed-in.ts';

/** A session as its owner sees it. Times in ms since the epoch. */
interface OwnSession {
  readonly id: string;
  /** The device's readable name; absent if it is not known. */
  readonly device?: string;
  /** Whether it is the session that asks. */
  readonly current: boolean;
  readonly signedInMs: number;
  /** When its tokens were last renewed. */
  readonly usedMs: number;
}

/** The sessions of a user that are not over, the one used last first. */
export async function ownSessions(db: Store['db'], who: Principal, now: number): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('auth_sessions')
    .select(['id', 'device', 'used_at', 'created_at'])
    .where('user_id', '=', who.userId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows
    .filter((row) => !isOver(row, now))
    .map(({ id, device, used_at, created_at }) => ({
      id,
      ...(device !== null && { device }),
      current: id === who.sessionId,
      signedInMs: created_at,
      usedMs: used_at,
    }));
}

/**
 * Ends one session of the caller. Upload tickets of its device stay: they can only add games (protocol, "Two credentials").
 * @returns `signed_out` if the session that asks has ended meanwhile, `not_found` if the caller has no such session
 */
export async function endOwnSession(
  { store, clock }: Pick<AuthDeps, 'store' | 'clock'>,
  who: Principal,
  id: string,
): Promise<'ended' | 'not_found' | 'signed_out'> {
  if (!isUuid(id)) return 'not_found';
  return store.write(async (writer) => {
    if (!(await stillSignedIn(writer, who, clock()))) return 'signed_out';
    const ended = await writer
      .deleteFrom('auth_sessions')
      .where('id', '=', id)
      .where('user_id', '=', who.userId)
      .returning('id')
      .executeTakeFirst();
    return ended ? 'ended' : 'not_found';
  });
}
