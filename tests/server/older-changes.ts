import type { Writer } from '../../server/database/store.ts';

/** Gives every change a row of its own for its nonce, as older builds did: games that get facts late come from those. */
export async function giveChangesTheirRows(writer: Writer): Promise<void> {
  const bearers = await writer.selectFrom('items').select(['player', 'seq', 'nonce']).where('nonce', 'is not', null).execute();
  const changes = bearers.map((row) => ({ ...row, nonce: row.nonce ?? '' }));
  if (changes.length > 0) await writer.insertInto('changes').values(changes).execute();
  await writer.updateTable('items').set({ nonce: null }).execute();
}
