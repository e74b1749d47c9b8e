import type { Profile } from '../../../shared/contract/state.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import type { CachedPicture, StoredProfile } from '../tables/rows.ts';
import { readState } from './values.ts';

/** A profile as a pull brings it, with the cached picture: the one before stays in sight until the new one is here [S25]. */
export async function withCachedPicture(tx: PlayerTx, profile: Profile): Promise<StoredProfile> {
  const picture = (await readState(tx, 'profile'))?.picture;
  return profile.pictureUrl !== undefined && picture ? { ...profile, picture } : profile;
}

/** Caches a picture, if it still is the one that the profile names [S25]. */
export async function cachePicture(tx: PlayerTx, picture: CachedPicture): Promise<void> {
  const profile = await readState(tx, 'profile');
  if (profile?.pictureUrl === picture.url) await tx.state.put([{ key: 'profile', value: { ...profile, picture } }]);
}

/** The address of the picture that the server's profile names, if it is not here yet. */
export async function missingPicture(tx: Pick<PlayerReads, 'state'>): Promise<string | undefined> {
  const profile = await readState(tx, 'profile');
  return profile?.picture?.url === profile?.pictureUrl ? undefined : profile?.pictureUrl;
}
