import type { Writer } from '../../database/store.ts';
import { lockUser } from '../users/users.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';
import { lowerSessions } from './session-level.ts';

/** Ends two-step sign-in of a user: factors, recovery codes, and the level of their sessions. Returns how many factors there were. */
export async function removeAllFactors(writer: Writer, userId: string): Promise<number> {
  await lockUser(writer, userId);
  const removed = await writer.deleteFrom('factors').where('user_id', '=', userId).executeTakeFirst();
  await forgetRecoveryCodes(writer, userId);
  await lowerSessions(writer, userId, 'all');
  return Number(removed.numDeletedRows);
}
