import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import type { StoredProfile } from '../tables/rows.ts';
import { readStates } from './values.ts';

/** What the server last said of the player. The first version kept it with its figures. */
export async function readProfile(tx: Pick<PlayerReads, 'state'>): Promise<StoredProfile | undefined> {
  const [profile, document] = await readStates(tx, ['profile', 'document']);
  return profile ?? document?.profile;
}

/**
 * The first version's figures make way: what counts is in its rows. Its cursor goes with them, for it knows of no claims: a full
 * listing follows.
 */
export async function leaveFirstVersion(tx: PlayerTx): Promise<void> {
  const profile = await readProfile(tx);
  if (profile) await tx.state.put([{ key: 'profile', value: profile }]);
  await tx.state.delete(['document', 'uncontained']);
  await tx.pulled.clear();
  await tx.meta.delete(['cursor']);
}
