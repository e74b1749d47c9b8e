import type { Writer } from '../../server/database/store.ts';

/** Whether a ticket was ended by itself: what the real directory reads together with the account. */
export async function isEnded(db: Writer, { player, id }: { readonly player: string; readonly id: string }): Promise<boolean> {
  const row = await db.selectFrom('tickets').select('revoked_ms').where('player', '=', player).where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.revoked_ms !== null;
}
