import type { ResetResponse } from '../../shared/contract/admin.ts';
import { AccessRefused } from '../http/access.ts';
import type { Principal } from '../http/principal.ts';
import type { SaveDeps } from '../saves/save-once.ts';
import { resetPlayer } from '../sync/reset.ts';
import { resetByAdmin } from '../words/en/panel.ts';

export interface ResetDeps extends SaveDeps {
  readonly random: (bytes: number) => Uint8Array;
  /** Told after the commit that a player's data changed. */
  readonly changed: (player: string) => void;
}

/**
 * Resets the player of an account (decision D7) in one transaction, and tells their devices. A second time it takes nothing more away.
 * @returns what it took; undefined if there is no such account
 * @throws AccessRefused if the caller is no admin any more, or has signed out, since the request's head arrived
 */
export async function resetAccount(
  { database, accounts, clock, random, changed }: ResetDeps,
  who: Principal,
  player: string,
): Promise<ResetResponse | undefined> {
  const taken = await database.write(async (writer) => {
    const refused = await accounts.adminRefusal(writer, who);
    if (refused) throw new AccessRefused(refused);
    // Held until the end, so that a deletion of the account waits, and leaves no row of the player behind.
    const account = await writer
      .selectFrom('users')
      .select('id')
      .where('id', '=', player)
      .$if(database.dialect === 'postgres', (query) => query.forKeyShare())
      .executeTakeFirst();
    if (!account) return undefined;
    return resetPlayer(writer, database.dialect, { player, atMs: clock(), actor: who.userId, reason: resetByAdmin }, random);
  });
  if (taken) changed(player);
  return taken;
}
