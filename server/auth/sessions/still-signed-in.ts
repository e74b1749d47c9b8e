import type { Writer } from '../../database/store.ts';
import type { Principal } from '../../http/principal.ts';
import { isOver } from './sessions.ts';
import type { UserRow } from '../users/user-object.ts';
import { isBanned, lockUser } from '../users/users.ts';

/**
 * The user of a session that may still act, locked until the end of the transaction; undefined if the session ended or lost its second
 * step, or its user was banned or removed, since the bearer token was checked.
 *
 * A token is checked when the head of a request has arrived, and the body may take a minute more. A credential that ends meanwhile
 * must not act. So every route with a bearer that writes asks this first in its write transaction, and refuses if the answer is
 * undefined: 403 `session_not_found` in the auth API, 401 outside (protocol, "Conventions").
 *
 * ```ts
 * database.write(async (writer) => {
 *   if (!(await stillSignedIn(writer, principal, clock()))) return 'signed out';
 *   …
 * });
 * ```
 *
 * It locks the user's row before it reads the session. Code that ends sessions or tickets on purpose locks that row, too: of two
 * at the same time the later one sees the other's changes. Lock no other row of the user before this call.
 */
export async function stillSignedIn(
  writer: Writer,
  who: Pick<Principal, 'userId' | 'sessionId' | 'aal'>,
  now: number,
): Promise<UserRow | undefined> {
  const user = await lockUser(writer, who.userId);
  if (!user || isBanned(user, now)) return undefined;
  const session = await writer
    .selectFrom('auth_sessions')
    .select(['aal', 'used_at', 'created_at'])
    .where('id', '=', who.sessionId)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (!session || isOver(session, now)) return undefined;
  // What the second step permitted, a session without it may not do.
  return who.aal === 'aal2' && session.aal === 'aal1' ? undefined : user;
}
